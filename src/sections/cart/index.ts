import { readPreviewed } from '../../features/account/preview.ts'
import { defineSection } from '../define/section.ts'
import { sample, schema } from './cart.schema.ts'
import { CartView } from './cart.tsx'

export const cart = defineSection({
  type: 'cart',
  title: 'Bag',
  category: 'commerce',
  schema,
  sample,
  words: 'basket bag',
  view: CartView,
  load: (_, reads, page) => readPreviewed('cart', reads, page),
  only: 'cart',
})
