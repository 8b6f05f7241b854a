import { and, desc, eq } from 'drizzle-orm'
import type { CustomerNote } from '../../../../shared/people/customers-admin.ts'
import type { Ctx } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite, onSite } from '../../../platform/table.ts'
import { fullName, signedInUser, users } from '../../people/identity/index.ts'
import { customerNotes } from './customers.tables.ts'

/** Notes on a customer, newest first. */
export async function notesOf(ctx: Ctx, userId: string): Promise<CustomerNote[]> {
  const rows = await ctx.db
    .select({
      _id: customerNotes.id,
      note: customerNotes.note,
      by: fullName,
      createdAt: customerNotes.createdAt,
    })
    .from(customerNotes)
    .innerJoin(users, onSite(customerNotes, users, eq(users.id, customerNotes.authorId)))
    .where(inSite(ctx, customerNotes, eq(customerNotes.userId, userId)))
    .orderBy(desc(customerNotes.createdAt), desc(customerNotes.id))
  return rows.map(({ createdAt, ...row }) => ({ ...row, created: createdAt.toISOString() }))
}

/** Deletes the notes on a deleted customer. */
export async function forgetNotes(ctx: Ctx, userId: string): Promise<void> {
  await ctx.db.delete(customerNotes).where(inSite(ctx, customerNotes, eq(customerNotes.userId, userId)))
}

/** @throws Refusal `customer.notFound` */
export async function addNote(ctx: Ctx, userId: string, note: string): Promise<void> {
  const [person] = await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(inSite(ctx, users, eq(users.id, userId), eq(users.userType, 'CUSTOMER')))
  if (!person) throw refusal('customer.notFound')
  await ctx.db.insert(customerNotes).values({ userId, note, authorId: signedInUser(ctx).id, createdAt: ctx.now() })
}

/** Deletes a note. Idempotent. */
export async function removeNote(ctx: Ctx, userId: string, id: string): Promise<void> {
  await ctx.db
    .delete(customerNotes)
    .where(inSite(ctx, customerNotes, and(eq(customerNotes.userId, userId), eq(customerNotes.id, id))))
}
