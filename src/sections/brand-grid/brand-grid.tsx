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

type Named = BrandGrid['brands'][number]

const plain = (name: string) => name.trim().toLowerCase()

/** Brands with products for sale: all, or those the owner chose, in that order. */
async function loadBrands({ show, most, brands }: BrandGrid, reads: Reads): Promise<BrandTile[] | undefined> {
  const sold = await reads.brands()
  const named = await namedAmong(sold, brands, reads)
  const shown = show === 'chosen' ? [...named.keys()] : sold.slice(0, most)
  const tiles = shown.map((brand): BrandTile => ({ name: brand.name, path: brand.path, logo: named.get(brand) }))
  return tiles.length > 0 ? tiles : undefined
}

/** The brands that the owner named, with their logos. One that was renamed since is found by the name it had. */
async function namedAmong(sold: Brand[], brands: Named[], reads: Reads): Promise<Map<Brand, Image>> {
  const byName = Map.groupBy(sold, ({ name }) => plain(name))
  const others = [...new Set(brands.map(({ name }) => plain(name)))].filter((name) => name && !byName.has(name))
  const paths = others.length > 0 ? await reads.brandPaths(others) : []
  for (const [index, name] of others.entries())
    byName.set(
      name,
      sold.filter(({ path }) => path === paths[index]),
    )
  return new Map(
    brands.flatMap(({ name, logo }) => (byName.get(plain(name)) ?? []).map((brand) => [brand, logo] as const)),
  )
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
