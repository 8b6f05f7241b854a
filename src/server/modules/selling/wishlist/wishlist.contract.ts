import { z } from 'zod'
import { contract, listOf, oneOf } from '../../../../shared/api/contract.ts'
import { listQuery } from '../../../../shared/api/list-query.ts'
import { named } from '../../../../shared/api/named.ts'
import { recordId } from '../../../../shared/api/record-id.ts'
import { wishlistItem } from '../../../../shared/selling/bag/wishlist.ts'

const ofVariant = z.object({ productVariantId: recordId('Send the variant.') })

/** Each path is served with and without `/cuser` (C22 to C25). */
const options = { access: 'signed-in', group: 'Wishlist' } as const

export const readWishlist = contract('post', '/api/io/crm/cuser/wishlist/all', {
  ...options,
  summary: 'List the wishlist, the latest first',
  body: listQuery,
  reply: listOf(wishlistItem),
  also: ['/wishlist/all'],
})

export const findEntry = contract('get', '/api/io/crm/cuser/wishlist/get', {
  ...options,
  summary: 'The entry of a variant, or null',
  query: ofVariant,
  reply: oneOf(wishlistItem.nullable()),
  also: ['/wishlist/get'],
})

export const toggleWish = contract('post', '/api/io/crm/cuser/wishlist/add', {
  ...options,
  summary: 'Add a variant to the wishlist, or remove it if present',
  body: ofVariant,
  reply: oneOf(
    z.object({
      inWishlist: z.boolean(),
      /** Id of the added entry. */
      _id: z.string().optional(),
      item: wishlistItem.optional(),
    }),
  ),
  refusals: ['variant.notFound', 'wishlist.full'],
  also: ['/wishlist/add'],
})

export const removeWish = contract('get', '/wishlist/delete', {
  ...options,
  summary: 'Remove a wishlist entry',
  query: z.object({ _id: recordId('Send the id of the entry.') }),
  reply: oneOf(z.object({ _id: z.string() })),
  also: ['/cuser/wishlist/delete'],
})

/** Absolute address of the shared list's page; null while the wishlist is not shared. */
const link = oneOf(z.object({ url: z.string().nullable() }))

export const readShareLink = contract('get', '/api/io/crm/cuser/wishlist/share', {
  ...options,
  summary: 'Read the wishlist’s sharing link, or null',
  reply: link,
})

export const shareWishlist = contract('post', '/api/io/crm/cuser/wishlist/share', {
  ...options,
  summary: 'Share the wishlist by a link; an existing link stays',
  reply: link,
})

export const unshareWishlist = contract('post', '/api/io/crm/cuser/wishlist/unshare', {
  ...options,
  summary: 'End the wishlist’s sharing link',
  reply: link,
})

named({ wishlistItem })
