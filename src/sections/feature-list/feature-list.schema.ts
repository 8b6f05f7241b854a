import { z } from 'zod'
import {
  appearance,
  band,
  button,
  buttons,
  choice,
  heading,
  icon,
  image,
  list,
  longText,
  responsive,
  text,
} from '../define/parts.ts'
import { pictureAt, type SampleSite, standIn } from '../define/sample.ts'
import type { Looks } from '../define/section.ts'
import { ui } from '../define/ui.ts'

/** A point (E21): title and description, with an SVG or icon, a picture and a link if wanted. */
const feature = z.object({
  icon: icon('Icon'),
  svg: image('SVG instead of the icon'),
  image: image('Picture'),
  title: text('Title'),
  description: longText('Description'),
  button: button('Link'),
})

const columns = choice('Columns', { '1': '1', '2': '2', '3': '3', '4': '4' }, '3')

/** Below one another on phones, two and two on tablets. */
const onWideScreens = (lg: z.output<typeof columns>) => ({ base: '1', md: lg === '1' ? '1' : '2', lg }) as const

export const schema = z.object({
  ...band,
  ...heading,
  layout: choice('Layout', {
    points: 'Points with icons',
    pictures: 'Points with pictures',
    rows: 'Alternating rows of picture and text',
    beside: 'Next to one picture',
    steps: 'Numbered steps',
  }),
  columns: appearance(responsive('Columns', columns, onWideScreens)),
  items: list('Points', feature, { label: 'Point', title: 'title' }, 24),
  image: ui(image('Picture'), { label: 'Picture', help: 'For the layout “Next to one picture”', control: 'image' }),
  buttons: buttons(),
})

export type FeatureList = z.output<typeof schema>
export type Feature = FeatureList['items'][number]

const words = standIn('Say in one sentence what this means for your customers.')

export const sample = (site: SampleSite): z.input<typeof schema> => ({
  layout: 'points',
  heading: site.name ? `Why ${site.name}` : '',
  description: standIn('Say in a sentence or two what you do better than others.'),
  columns: '3',
  items: [
    { icon: 'star', image: pictureAt(site, 0), title: standIn('What you do best'), description: words },
    { icon: 'care', image: pictureAt(site, 1), title: standIn('What you promise'), description: words },
    { icon: 'users', image: pictureAt(site, 2), title: standIn('What people thank you for'), description: words },
  ],
})

export const looks: Looks<typeof schema> = [
  {
    name: 'points',
    title: 'Points with icons',
    words: 'features benefits advantages why us',
    props: { layout: 'points' },
  },
  {
    name: 'pictures',
    title: 'Points with pictures',
    words: 'features multicolumn cards services multi-column',
    props: { layout: 'pictures' },
  },
  {
    name: 'rows',
    title: 'Alternating rows of picture and text',
    words: 'features zigzag image with text services multirow multi-row alternating',
    props: { layout: 'rows' },
  },
  {
    name: 'beside',
    title: 'Points next to one picture',
    words: 'features benefits half and half',
    props: (site) => ({ layout: 'beside', image: pictureAt(site, 0) }),
  },
  { name: 'steps', title: 'Numbered steps', words: 'how it works process', props: { layout: 'steps' } },
]
