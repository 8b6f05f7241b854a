import { z } from 'zod'
import { band, choice, heading, image, list, thing } from '../define/parts.ts'
import { pictureAt, type SampleSite, standIn } from '../define/sample.ts'
import type { Looks } from '../define/section.ts'
import { ui } from '../define/ui.ts'

/** Where something stands in a picture, in percent of its width or height. */
const percent = (label: string) =>
  ui(z.number().min(0).max(100).default(50), {
    label,
    help: 'In percent of the picture: from 0 to 100',
    control: 'number',
  })

const spot = z.object({
  product: thing('product', 'Product'),
  x: percent('From the left edge'),
  y: percent('From the upper edge'),
})

export const schema = z.object({
  ...band,
  ...heading,
  layout: choice('Layout', { picture: 'The picture alone', beside: 'Products beside the picture' }),
  image: image('Picture'),
  spots: list('Products in the picture', spot, { label: 'Product', title: 'product' }, 12),
})

export type ShopTheLook = z.output<typeof schema>
export type Spot = ShopTheLook['spots'][number]

/** Side by side in samples: hotspots need the owner's picture. */
const places = [
  { x: 30, y: 40 },
  { x: 65, y: 55 },
]

export const sample = (site: SampleSite): z.input<typeof schema> => ({
  layout: 'picture',
  heading: 'Shop the look',
  description: standIn('Say what is worn or used together in this picture.'),
  image: pictureAt(site, 0),
  spots: site.products.slice(0, places.length).map(({ path }, index) => ({ product: path, ...places[index] })),
})

export const looks: Looks<typeof schema> = [
  {
    name: 'picture',
    title: 'Shop the look',
    words: 'hotspots shoppable image tagged products lookbook outfit points',
    props: { layout: 'picture' },
  },
  {
    name: 'beside',
    title: 'Shop the look with a list',
    words: 'hotspots shoppable image tagged products lookbook outfit beside',
    props: { layout: 'beside' },
  },
]
