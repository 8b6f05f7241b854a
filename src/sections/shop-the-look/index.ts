import { defineSection } from '../define/section.ts'
import { looks, sample, schema } from './shop-the-look.schema.ts'
import { loadShopTheLook, ShopTheLookView } from './shop-the-look.tsx'

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
