import { z } from 'zod'
import { band, button, choice, heading, image, list, toggle } from '../define/parts.ts'
import { ui } from '../define/ui.ts'

const chosenCategory = z.object({
  category: ui(z.string().max(200).default(''), { label: 'Category', control: 'category' }),
  title: ui(z.string().max(200).default(''), {
    label: 'Other title',
    help: "Empty: the category's own",
    control: 'text',
  }),
  image: image('Other picture'),
})

export const schema = z.object({
  ...band,
  ...heading,
  show: choice('Categories', { top: 'All main categories', chosen: 'Chosen one by one' }),
  chosen: list('Chosen categories', chosenCategory, { label: 'Category', title: 'category' }, 24),
  layout: choice('Layout', { grid: 'Grid', row: 'Row that scrolls' }),
  columns: choice('Beside one another on a wide screen', { '3': 'Three', '4': 'Four', '5': 'Five', '6': 'Six' }, '4'),
  shape: choice('Shape of the pictures', { portrait: 'Upright', square: 'Square', landscape: 'Lying' }),
  showDescription: toggle('Description under the title', false),
  button: button('Link beside the heading'),
})

export type CategoryTiles = z.output<typeof schema>

export const sample: z.input<typeof schema> = {
  heading: 'Walk through the bazaar',
  description: 'Start with what you need today, and end up two lanes further, as one does. हर गली में कुछ नया।',
  showDescription: true,
  button: { buttonText: 'Everything', buttonAction: { type: 'page', value: '/search' }, icon: 'arrow-right' },
}
