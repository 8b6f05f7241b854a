import { createHmac } from 'node:crypto'
import { countDistinct, inArray } from 'drizzle-orm'
import type { AddressBody } from '../../../../shared/people/address.ts'
import type { Ctx } from '../../../platform/context.ts'
import { inSite } from '../../../platform/table.ts'
import { numbersOf } from '../buyer-subjects.ts'
import type { LockedOrder } from '../orders/index.ts'
import { doorRefusals } from './checkouts.tables.ts'

type Parcel = Pick<AddressBody, 'mobileNumber'>

/** Notes that a cash order was refused at the door, against the numbers of its parcel and its customer's account. */
export async function noteDoorRefusal(ctx: Ctx, { id: orderId, userId, address }: LockedOrder): Promise<void> {
  const numbers = await numbersOf(ctx, userId, address)
  if (numbers.length === 0) return
  const phones = numbers.map((number) => phoneHash(ctx, ctx.services.secret, number))
  await ctx.db.insert(doorRefusals).values(phones.map((phone) => ({ phone, orderId, refusedAt: ctx.now() })))
}

/** Number of cash orders refused at the door by the numbers of the parcel and of its customer's account. */
export async function countDoorRefusals(ctx: Ctx, userId: string, address: Parcel): Promise<number> {
  const numbers = await numbersOf(ctx, userId, address)
  if (numbers.length === 0) return 0
  // Entries hashed with former secrets still count.
  const secrets = [ctx.services.secret, ...ctx.services.config.formerSecrets]
  const phones = secrets.flatMap((secret) => numbers.map((number) => phoneHash(ctx, secret, number)))
  const [row] = await ctx.db
    .select({ orders: countDistinct(doorRefusals.orderId) })
    .from(doorRefusals)
    .where(inSite(ctx, doorRefusals, inArray(doorRefusals.phone, phones)))
  return row?.orders ?? 0
}

function phoneHash({ site }: Ctx, secret: string, number: string): string {
  return createHmac('sha256', secret).update(`door refusal:${site.id}:${number}`).digest('base64url')
}
