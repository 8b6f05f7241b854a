import { z } from 'zod'
import { contract } from '../../shared/api/contract.ts'
import { linkToken } from '../../shared/selling/orders/link-token.ts'

export const showWishlist = contract('get', '/wishlist/{token}', {
  access: 'visitor',
  group: 'Wishlist',
  isPage: true,
  summary: 'The page of a shared wishlist (HTML)',
  params: z.object({ token: linkToken }),
  reply: z.string(),
  replyType: 'text/html',
  limit: { name: 'wishlist-link', points: 60, seconds: 60, counts: 'reads' },
})
