import { Band } from '../../ui/band.tsx'
import { Photo } from '../../ui/photo.tsx'
import { SectionHeader } from '../../ui/section-header.tsx'
import type { Reads } from '../define/reads.ts'
import { defineSection } from '../define/section.ts'
import { type Placed, ProductLine, SpotMark } from './product-spot.tsx'
import { looks, type ShopTheLook, type Spot, sample, schema } from './shop-the-look.schema.ts'

/** Products with their places in the picture, without duplicates and those no longer sold. */
async function loadShopTheLook({ image, spots }: ShopTheLook, reads: Reads): Promise<Placed[] | undefined> {
  // Each is read separately, because its address may have changed.
  const found = await Promise.all(spots.map((spot) => placedAt(spot, reads)))
  const placed = new Map(found.flatMap((spot) => (spot ? [[spot.item._id, spot] as const] : [])))
  return image.media || placed.size > 0 ? [...placed.values()] : undefined
}

async function placedAt({ product, x, y }: Spot, reads: Reads): Promise<Placed | undefined> {
  if (!product) return undefined
  const [item] = await reads.firstProducts({ paths: [product], sort: 'created', size: 1 })
  return item && { item, x, y }
}

const pictureSizes = {
  picture: '(min-width: 84rem) 78rem, 92vw',
  beside: '(min-width: 84rem) 46rem, (min-width: 64rem) 56vw, 92vw',
}

/**
 * A picture with numbered marks, each of which opens the product that stands there. On phones, where they lie close together, and
 * beside the picture where the owner wants that, the products are a list too.
 */
function ShopTheLookView({ props, data }: { props: ShopTheLook; data: Placed[] }) {
  const { layout, image, heading } = props
  const listed = layout === 'beside' || !image.media
  const isBeside = layout === 'beside' && Boolean(image.media) && data.length > 0
  return (
    <Band band={props}>
      <SectionHeader {...props} />
      <div className={isBeside ? 'grid gap-x-[clamp(2rem,5vw,4.5rem)] lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]' : ''}>
        <Picture props={props} placed={data} sizes={pictureSizes[isBeside ? 'beside' : 'picture']} />
        {data.length > 0 && (
          <ol
            className={`border-t border-line ${image.media ? 'max-lg:mt-6' : ''} ${listed ? 'lg:self-center' : 'md:hidden'}`}
          >
            {data.map(({ item }, index) => (
              <li key={item._id} className="flex items-center gap-4 border-b border-line py-3">
                {image.media && (
                  <span className="w-6 shrink-0 text-center font-semibold tabular-nums" aria-hidden>
                    {index + 1}
                  </span>
                )}
                <ProductLine item={item} level={heading ? 3 : 2} />
              </li>
            ))}
          </ol>
        )}
      </div>
    </Band>
  )
}

type PictureProps = { props: ShopTheLook; placed: Placed[]; sizes: string }

/** Always all of the picture, or the marks would not lie where the owner has put them; never higher than the screen. */
function Picture({ props: { image, heading, layout }, placed, sizes }: PictureProps) {
  if (!image.media) return null
  const { width, height } = image
  const style = width && height ? { maxWidth: `max(18rem, calc(88svh * ${(width / height).toFixed(4)}))` } : undefined
  return (
    <div className={`relative w-full self-start ${layout === 'picture' ? 'mx-auto' : ''}`} style={style}>
      <Photo {...image} sizes={sizes} className="h-auto w-full rounded-card" />
      {placed.map((spot, index) => (
        <SpotMark key={spot.item._id} spot={spot} number={index + 1} level={heading ? 3 : 2} />
      ))}
    </div>
  )
}

export const shopTheLook = defineSection({
  type: 'shop-the-look',
  title: 'Shop the look',
  category: 'commerce',
  schema,
  sample,
  looks,
  view: ShopTheLookView,
  load: loadShopTheLook,
})
