import { addressOf } from '../../shared/content/kinds/index.ts'
import type { PictureFacts } from '../../shared/content/media/pictures.ts'
import { screenProperties } from '../../shared/content/media/responsive.ts'
import type { Category } from '../../shared/selling/catalogue/categories.ts'
import { initialOf } from '../../shared/text.ts'
import { ActionLink } from '../../ui/action-link.tsx'
import { Band } from '../../ui/band.tsx'
import { Link } from '../../ui/link.tsx'
import { Photo } from '../../ui/photo.tsx'
import { SectionHeader } from '../../ui/section-header.tsx'
import type { Reads } from '../define/reads.ts'
import { defineSection } from '../define/section.ts'
import { type CategoryTiles, looks, sample, schema } from './category-tiles.schema.ts'

export type Tile = { path: string; title: string; description: string; picture: TilePicture }

type TilePicture = PictureFacts & { media: string }

/** The main categories, or the chosen ones in order, without those that no longer exist. */
async function loadCategoryTiles(props: CategoryTiles, reads: Reads): Promise<Tile[] | undefined> {
  const tiles = props.show === 'chosen' ? await chosenTiles(props, reads) : await mainTiles(reads)
  return tiles.length > 0 ? tiles : undefined
}

const isMain = ({ parentId }: Category) => parentId === null

const tileOf = ({ path, title, description, image }: Category): Tile => ({
  path,
  title,
  description,
  picture: { ...image, media: image?.id ?? '' },
})

const mainTiles = async (reads: Reads) => (await reads.categories()).filter(isMain).map(tileOf)

async function chosenTiles({ chosen }: CategoryTiles, reads: Reads): Promise<Tile[]> {
  const found = await Promise.all(chosen.map(({ category }) => (category ? reads.category(category) : undefined)))
  return chosen.flatMap(({ title, image }, index) => {
    const category = found[index]?.category
    if (!category) return []
    const tile = tileOf(category)
    return [{ ...tile, title: title || tile.title, picture: image.media ? image : tile.picture }]
  })
}

const ratios = { portrait: '4 / 5', square: '1', landscape: '3 / 2' }
const rowWidths = {
  portrait: 'clamp(11rem, 46vw, 17rem)',
  square: 'clamp(11rem, 46vw, 17rem)',
  landscape: 'clamp(15rem, 68vw, 24rem)',
}
const sizes = { grid: '(min-width: 64rem) 24rem, (min-width: 48rem) 30vw, 45vw', row: '(min-width: 48rem) 24rem, 68vw' }

/** Categories as pictures that lead to them. */
function CategoryTilesView({ props, data }: { props: CategoryTiles; data: Tile[] }) {
  const isRow = props.layout === 'row'
  const arrangement = isRow
    ? 'card-row'
    : 'cols-by-screen gap-x-[clamp(0.85rem,1.8vw,1.5rem)] gap-y-[clamp(1.75rem,3vw,2.75rem)]'
  const style = isRow ? { gridAutoColumns: rowWidths[props.shape] } : screenProperties('cols', props.columns)
  return (
    <Band band={props}>
      <SectionHeader {...props} aside={<ActionLink button={props.button} look="quiet" className="-mx-3" />} />
      <ul className={arrangement} style={style}>
        {data.map((tile) => (
          <li key={tile.path}>
            <TileLink
              tile={tile}
              ratio={ratios[props.shape]}
              sizes={sizes[props.layout]}
              described={props.showDescription}
            />
          </li>
        ))}
      </ul>
    </Band>
  )
}

type TileProps = { tile: Tile; ratio: string; sizes: string; described: boolean }

function TileLink({ tile, ratio, sizes, described }: TileProps) {
  return (
    <Link href={addressOf('category', tile.path)} className="group block rounded-card">
      <span className="mb-3.5 block overflow-hidden rounded-card bg-ground-soft" style={{ aspectRatio: ratio }}>
        {tile.picture.media ? (
          <Photo
            {...tile.picture}
            alt=""
            sizes={sizes}
            className="size-full transition-transform duration-500 group-hover:scale-[1.03]"
          />
        ) : (
          <span
            className="grid size-full place-items-center border border-line font-display text-5xl text-line-strong"
            aria-hidden
          >
            {initialOf(tile.title)}
          </span>
        )}
      </span>
      <span className="block font-display text-xl leading-snug wrap-anywhere decoration-1 underline-offset-4 group-hover:underline">
        {tile.title}
      </span>
      {described && tile.description && (
        <span className="mt-1 line-clamp-3 text-sm text-ink-soft">{tile.description}</span>
      )}
    </Link>
  )
}

export const categoryTiles = defineSection({
  type: 'category-tiles',
  title: 'Category tiles',
  category: 'commerce',
  schema,
  sample,
  looks,
  view: CategoryTilesView,
  load: loadCategoryTiles,
})
