import { z } from 'zod'
import { band, choice, heading, image, list, longText, text } from '../define/parts.ts'
import { pictureAt, type SampleSite, standIn } from '../define/sample.ts'
import type { Looks } from '../define/section.ts'

/** A tab (E29): what it says above, and what it shows. */
const tab = z.object({
  title: text('Title', '', 80),
  description: longText('Description'),
  image: image('Picture'),
  svg: image('Mark beside the title'),
})

export const schema = z.object({
  ...band,
  ...heading,
  layout: choice('Layout', { above: 'Tabs above the picture', beside: 'Tabs next to the picture' }),
  items: list('Tabs', tab, { label: 'Tab', title: 'title' }, 24),
})

export type FeatureTabs = z.output<typeof schema>
export type FeatureTab = FeatureTabs['items'][number]

export const sample = (site: SampleSite): z.input<typeof schema> => ({
  layout: 'above',
  heading: standIn('What there is to see'),
  items: [
    {
      title: standIn('The first thing'),
      image: pictureAt(site, 0),
      description: standIn('Say in two sentences what it is and whom it is for.'),
    },
    {
      title: standIn('The second thing'),
      image: pictureAt(site, 1),
      description: standIn('Say how this one differs from the first.'),
    },
    {
      title: standIn('The third thing'),
      image: pictureAt(site, 2),
      description: standIn('Say when somebody would choose this one.'),
    },
  ],
})

export const looks: Looks<typeof schema> = [
  {
    name: 'above',
    title: 'Tabs above a picture',
    words: 'feature tabs switcher tour product',
    props: { layout: 'above' },
  },
  {
    name: 'beside',
    title: 'Tabs next to a picture',
    words: 'feature tabs vertical switcher tour half and half',
    props: { layout: 'beside' },
  },
]
