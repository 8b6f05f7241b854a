import type { Cart } from '../../../../shared/selling/bag/cart.ts'
import { type Ctx, transaction } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import {
  addGuest,
  beginGuest,
  endSessionOf,
  findGuest,
  guestOfSession,
  handSessionTo,
  lockPeople,
  lockPerson,
  noteGuest,
  signedInUser,
} from '../../people/identity/index.ts'
import { moveBag, readCart } from '../cart/index.ts'
import { hasPlaced } from '../orders/index.ts'

/** Begins the bag of a visitor. @returns the token of its session. @throws Refusal `guest.off` */
export async function beginBag(ctx: Ctx): Promise<string> {
  requireGuests(ctx)
  return beginGuest(ctx)
}

/**
 * Sets the email to which a guest's orders are mailed (B302). Nothing is looked up by it, so it tells nothing about accounts. After a
 * placed order another email is another guest's, who goes on with the bag: mails about the earlier order go where they went.
 * @throws Refusal `guest.account`, `guest.off`, `access.signedOut`
 */
export function changeEmail(ctx: Ctx, email: string): Promise<void> {
  if (!signedInUser(ctx).isGuest) throw refusal('guest.account', { field: 'email' })
  requireGuests(ctx)
  return transaction(ctx, (ctx) => giveEmail(ctx, email))
}

async function giveEmail(ctx: Ctx, email: string): Promise<void> {
  await lockPerson(ctx)
  const { id, ...actor } = signedInUser(ctx)
  const guest = await guestOfSession(ctx)
  if (!guest) throw refusal('access.signedOut')
  // A concurrent call has gone on as another guest, who has the bag now.
  if (guest.id !== id) return giveEmail({ ...ctx, actor: { ...actor, ...guest } }, email)
  if (email === guest.email) return
  if (!(await hasPlaced(ctx, id))) return noteGuest(ctx, id, { guestEmail: email })
  const next = await addGuest(ctx, email)
  await moveBag(ctx, { from: id, to: next })
  await handSessionTo(ctx, next)
}

/** Adds the bag of a guest's session to that of the signed-in customer, once; the session ends (B301). */
export function takeBag(ctx: Ctx, token: string): Promise<Cart> {
  return transaction(ctx, async (ctx) => {
    const { id } = signedInUser(ctx)
    const guest = await findGuest(ctx, token)
    if (guest !== undefined) {
      await lockPeople(ctx, [guest, id])
      if (await endSessionOf(ctx, token)) await moveBag(ctx, { from: guest, to: id })
    }
    return readCart(ctx)
  })
}

function requireGuests({ site }: Ctx): void {
  if (!site.settings.guestCheckout) throw refusal('guest.off')
}
