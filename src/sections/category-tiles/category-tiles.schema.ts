import { z } from 'zod'
import {
  appearance,
  band,
  button,
  choice,
  heading,
  image,
  list,
  responsive,
  shownWith,
  thing,
  toggle,
} from '../define/parts.ts'
import { buttonToAll, type SampleSite } from '../define/sample.ts'
import type { Looks } from '../define/section.ts'
import { ui } from '../define/ui.ts'

const chosenCategory = z.object({
  category: thing('category', 'Category'),
  title: ui(z.string().max(200).default(''), {
    label: 'Custom title',
    help: "Leave empty for the category's own title",
    control: 'text',
  }),
  image: image('Custom picture'),
})

const columns = choice('Columns', { '1': '1', '2': '2', '3': '3', '4': '4', '5': '5', '6': '6' }, '4')

/** Two on phones; five and more only where there is room for them. */
const onWideScreens = (lg: z.output<typeof columns>) =>
  ({ base: '2', md: lg === '5' || lg === '6' ? '3' : lg, lg }) as const

export const schema = z.object({
  ...band,
  ...heading,
  show: choice('Categories', { top: 'All top-level categories', chosen: 'Hand-picked' }),
  chosen: shownWith(
    'show',
    ['chosen'],
    list('Selected categories', chosenCategory, { label: 'Category', title: 'category' }, 24),
  ),
  layout: choice('Layout', { grid: 'Grid', row: 'Scrolling row' }),
  columns: appearance(responsive('Columns', columns, onWideScreens)),
  shape: appearance(choice('Picture shape', { portrait: 'Portrait', square: 'Square', landscape: 'Landscape' })),
  showDescription: toggle('Description under the title', false),
  button: button('Link next to the heading'),
})

export type CategoryTiles = z.output<typeof schema>

export const sample = (site: SampleSite): z.input<typeof schema> => ({
  heading: 'Browse by category',
  button: { ...buttonToAll(site, 'Everything'), icon: 'arrow-right' },
})

export const looks: Looks<typeof schema> = [
  {
    name: 'grid',
    title: 'Category tiles in a grid',
    words: 'collection list collections departments',
    props: { layout: 'grid' },
  },
  {
    name: 'row',
    title: 'Category tiles in a scrolling row',
    words: 'collection carousel collections slider',
    props: { layout: 'row' },
  },
]
