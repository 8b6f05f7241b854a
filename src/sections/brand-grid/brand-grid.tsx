import { brandHref } from '../../features/product-listing/listing-query.ts'
import { ActionLink } from '../../ui/action-link.tsx'
import { Band } from '../../ui/band.tsx'
import { Link } from '../../ui/link.tsx'
import { Photo } from '../../ui/photo.tsx'
import { SectionHeader } from '../../ui/section-header.tsx'
import type { Image } from '../define/parts.ts'
import type { Brand, Reads } from '../define/reads.ts'
import { defineSection } from '../define/section.ts'
import { type BrandGrid, sample, schema } from './brand-grid.schema.ts'

export type BrandTile = { name: string; path: string; logo: Image | undefined }

const plain = (name: string) => name.trim().toLowerCase()

/** Brands with products for sale: all, or those the owner chose, in that order. */
async function loadBrands({ show, most, brands }: BrandGrid, reads: Reads): Promise<BrandTile[] | undefined> {
  const sold = await reads.brands()
  const named = new Map(brands.map((brand) => [plain(brand.name), brand]))
  const tile = ({ name, path }: Brand): BrandTile => ({ name, path, logo: named.get(plain(name))?.logo })
  const byName = new Map(sold.map((brand) => [plain(brand.name), brand]))
  const chosen = [...named.keys()].flatMap((name) => byName.get(name) ?? [])
  const tiles = (show === 'chosen' ? chosen : sold.slice(0, most)).map(tile)
  return tiles.length > 0 ? tiles : undefined
}

/** Brands as tiles with logo or name. Each links to the brand's products. */
function BrandGridView({ props, data }: { props: BrandGrid; data: BrandTile[] }) {
  return (
    <Band band={props}>
      <SectionHeader {...props} aside={<ActionLink button={props.button} look="quiet" className="-mx-3" />} />
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(11rem,45%),1fr))] gap-[clamp(0.75rem,1.5vw,1.25rem)]">
        {data.map((tile) => (
          <li key={tile.path}>
            <Link
              href={brandHref(tile.path)}
              className="grid aspect-[3/2] h-full w-full place-items-center rounded-card border border-line p-4 text-center transition-colors hover:border-current"
            >
              <Mark tile={tile} />
            </Link>
          </li>
        ))}
      </ul>
    </Band>
  )
}

function Mark({ tile: { name, logo } }: { tile: BrandTile }) {
  if (logo?.media)
    return (
      <Photo {...logo} alt={logo.alt || name} sizes="11rem" ratio="5 / 2" fit="contain" className="w-full max-w-40" />
    )
  return <span className="font-display text-xl leading-tight text-balance wrap-anywhere">{name}</span>
}

export const brandGrid = defineSection({
  type: 'brand-grid',
  title: 'Brand grid',
  category: 'commerce',
  words: 'brands logos makers labels shop by brand tiles',
  schema,
  sample,
  view: BrandGridView,
  load: loadBrands,
})
