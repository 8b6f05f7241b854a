import { z } from 'zod'
import { band, button, choice, image, list, text } from '../define/parts.ts'
import { buttonToSomething, pictureAt, type SampleSite, standIn, toCategory } from '../define/sample.ts'
import type { Looks } from '../define/section.ts'

const banner = z.object({
  image: image('Picture'),
  title: text('Small title', '', 80),
  heading: text('Heading', '', 120),
  button: button('Link'),
})

export const schema = z.object({
  ...band,
  layout: choice('Layout', {
    wide: 'One below the other, wide',
    pair: 'Two side by side',
    tiles: 'Three side by side',
  }),
  items: list('Banners', banner, { label: 'Banner', title: 'heading' }, 12),
})

export type Banners = z.output<typeof schema>
export type Banner = Banners['items'][number]

const words = standIn('A few words that invite')

/** A banner for each of the first categories, else for whatever the site has to lead to. */
function banners(site: SampleSite, count: number): z.input<typeof banner>[] {
  return Array.from({ length: count }, (_, index) => {
    const category = site.categories[index]
    const button = category
      ? { buttonText: category.title, buttonAction: toCategory(category) }
      : buttonToSomething(site)[0]
    return { image: pictureAt(site, index), heading: words, button }
  })
}

export const sample = (site: SampleSite): z.input<typeof schema> => ({ layout: 'wide', items: banners(site, 1) })

export const looks: Looks<typeof schema> = [
  {
    name: 'wide',
    title: 'One wide banner',
    words: 'promotion picture offer full width image',
    props: { layout: 'wide' },
  },
  {
    name: 'pair',
    title: 'Two banners side by side',
    words: 'promotion picture offer image collection',
    props: (site) => ({ layout: 'pair', items: banners(site, 2) }),
  },
  {
    name: 'tiles',
    title: 'Three banners in a row',
    words: 'promotion picture tiles offer image collection',
    props: (site) => ({ layout: 'tiles', items: banners(site, 3) }),
  },
]
