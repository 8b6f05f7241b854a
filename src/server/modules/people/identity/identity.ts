import { eq } from 'drizzle-orm'
import type { Person } from '../../../../shared/people/customer.ts'
import { announce, type Ctx, transaction, type User } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite } from '../../../platform/table.ts'
import type { ProfileBody } from './identity.contract.ts'
import { users } from './identity.tables.ts'

/** The signed-in user. Routes with access `signed-in` or staff never get the refusal. */
export function signedInUser({ actor }: Ctx): User {
  if (actor.kind !== 'user') throw refusal('access.signedOut')
  return actor
}

/** The id of the signed-in user whose email this is; null for all others, who may enter any address. */
export const userWithEmail = ({ actor }: Ctx, email: string): string | null =>
  actor.kind === 'user' && actor.email === email ? actor.id : null

/** Locks the signed-in user's row until the transaction ends, which serialises requests from several devices. */
export async function lockPerson(ctx: Ctx): Promise<void> {
  await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(inSite(ctx, users, eq(users.id, signedInUser(ctx).id)))
    .for('no key update')
}

export async function readProfile(ctx: Ctx): Promise<Person> {
  const { id } = signedInUser(ctx)
  const [row] = await ctx.db
    .select()
    .from(users)
    .where(inSite(ctx, users, eq(users.id, id)))
  if (!row) throw refusal('access.signedOut')
  return asPerson(row)
}

/** Cache tag of what shows a user's name. */
export const nameTag = (userId: string) => `name:${userId}`

export function changeProfile(ctx: Ctx, changes: ProfileBody): Promise<Person> {
  const { id } = signedInUser(ctx)
  return transaction(ctx, async (ctx) => {
    if (Object.values(changes).some((value) => value !== undefined)) {
      await ctx.db
        .update(users)
        .set(changes)
        .where(inSite(ctx, users, eq(users.id, id)))
    }
    if (changes.firstName !== undefined || changes.lastName !== undefined) await announce(ctx, nameTag(id))
    return readProfile(ctx)
  })
}

/** A user as calls return them. */
export function asPerson(row: typeof users.$inferSelect): Person {
  const {
    id,
    email: accountEmail,
    guestEmail,
    firstName,
    lastName,
    userType,
    permissions,
    callingCode,
    mobileNumber,
    birthDate,
    gender,
    pictureId,
    showsPicture,
  } = row
  const email = guestEmail ?? accountEmail
  return {
    _id: id,
    email,
    userName: email,
    firstName,
    lastName,
    userType,
    permissions,
    callingCode,
    mobileNumber,
    birthDate,
    gender,
    pictureId,
    showsPicture,
  }
}
