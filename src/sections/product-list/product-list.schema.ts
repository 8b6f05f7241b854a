import { z } from 'zod'
import { band, button, choice, heading } from '../define/parts.ts'
import { ui } from '../define/ui.ts'
import { listSettings } from '../product-listing/listing.schema.ts'

export const schema = z.object({
  ...band,
  ...heading,
  show: choice('Products', {
    newest: 'All',
    category: 'Of a category',
    chosen: 'Chosen one by one',
    sale: 'Reduced in price',
  }),
  category: ui(z.string().max(200).default(''), { label: 'Category', control: 'category' }),
  products: ui(z.array(z.string().max(200)).max(60, 'Chosen products: at most 60').default([]), {
    label: 'Chosen products',
    control: 'products',
  }),
  layout: choice('Layout', { grid: 'Grid', row: 'Row that scrolls' }),
  ...listSettings,
  button: button('Link to all', 'See all'),
})

export type ProductList = z.output<typeof schema>

export const sample: z.input<typeof schema> = {
  heading: 'New this week',
  description: 'Fresh off the loom, the wheel and the lathe. Small batches, numbered by the people who made them.',
  layout: 'grid',
  button: { buttonText: 'See all', buttonAction: { type: 'page', value: '/search' }, icon: 'arrow-right' },
}
