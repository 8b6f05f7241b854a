import { readPreviewed } from '../../features/account/preview.ts'
import { defineSection } from '../define/section.ts'
import { sample, schema } from './wishlist.schema.ts'
import { WishlistView } from './wishlist.tsx'

export const wishlist = defineSection({
  type: 'wishlist',
  title: 'Wishlist',
  category: 'account',
  words: 'favourites hearts saved for later',
  schema,
  sample,
  view: WishlistView,
  load: (_, reads, page) => readPreviewed('wishlist', reads, page),
  only: 'wishlist',
})
