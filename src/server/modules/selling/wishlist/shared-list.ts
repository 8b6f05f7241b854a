import { eq } from 'drizzle-orm'
import type { WishlistItem } from '../../../../shared/selling/bag/wishlist.ts'
import { isUuid } from '../../../../shared/uuid.ts'
import type { Ctx } from '../../../platform/context.ts'
import { pageAddress } from '../../../platform/site-in-language.ts'
import { inSite } from '../../../platform/table.ts'
import { signedInUser } from '../../people/identity/index.ts'
import { wishlistLinks } from './wishlist.tables.ts'
import { publishedWishes } from './wishlist.ts'

/** The address of the signed-in user's shared wishlist; null while it is not shared (B286). */
export async function readShareLink(ctx: Ctx): Promise<string | null> {
  const [row] = await ctx.db.select().from(wishlistLinks).where(mine(ctx))
  return row ? pageAddress(ctx.site, sharedPath(row.token)) : null
}

/** Shares the signed-in user's wishlist. Called twice, it answers with the same address. */
export async function shareWishlist(ctx: Ctx): Promise<string | null> {
  await ctx.db
    .insert(wishlistLinks)
    .values({ userId: signedInUser(ctx).id })
    .onConflictDoNothing()
  return readShareLink(ctx)
}

/** Ends the link for good: shared again, the wishlist has another address. Without a link, nothing changes. */
export async function unshareWishlist(ctx: Ctx): Promise<void> {
  await ctx.db.delete(wishlistLinks).where(mine(ctx))
}

/** Published pieces of the wishlist of a link; undefined for a link that never was or has ended. */
export async function readShared(ctx: Ctx, token: string): Promise<WishlistItem[] | undefined> {
  if (!isUuid(token)) return undefined
  const [row] = await ctx.db
    .select()
    .from(wishlistLinks)
    .where(inSite(ctx, wishlistLinks, eq(wishlistLinks.token, token)))
  return row && publishedWishes(ctx, row.userId)
}

export const sharedPath = (token: string) => `/wishlist/${token}`

const mine = (ctx: Ctx) => inSite(ctx, wishlistLinks, eq(wishlistLinks.userId, signedInUser(ctx).id))
