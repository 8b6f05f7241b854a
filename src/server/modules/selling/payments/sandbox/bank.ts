import { and, eq, gte } from 'drizzle-orm'
import type { Ctx } from '../../../../platform/context.ts'
import { refusal } from '../../../../platform/refusal.ts'
import { inSite } from '../../../../platform/table.ts'
import { sandboxPayments as books } from '../payments.tables.ts'

/** The sandbox bank's own books: payments and their outcomes. The shop knows them only by asking. */
export type BankEntry = typeof books.$inferSelect

type NewEntry = Pick<BankEntry, 'id' | 'amount' | 'currency' | 'description' | 'returnUrl' | 'expiresAt'>

export async function openEntry(ctx: Ctx, entry: NewEntry): Promise<void> {
  await ctx.db
    .insert(books)
    .values({ ...entry, createdAt: ctx.now() })
    .onConflictDoNothing({ target: [books.siteId, books.id] })
}

export async function findEntry(ctx: Ctx, id: string): Promise<BankEntry | undefined> {
  const [entry] = await ctx.db
    .select()
    .from(books)
    .where(inSite(ctx, books, eq(books.id, id)))
  return entry
}

/** @throws Refusal `payment.notFound` */
export async function requireEntry(ctx: Ctx, id: string): Promise<BankEntry> {
  const entry = await findEntry(ctx, id)
  if (!entry) throw refusal('payment.notFound')
  return entry
}

/** True if it was neither paid nor declined in time. */
export function hasExpired(ctx: Ctx, { status, expiresAt }: BankEntry): boolean {
  return status === 'OPEN' && (expiresAt === null || expiresAt < ctx.now())
}

/** Records a payment's outcome. False if it had one already, or has expired. */
export async function closeEntry(ctx: Ctx, id: string, status: 'PAID' | 'FAILED'): Promise<boolean> {
  const open = and(eq(books.id, id), eq(books.status, 'OPEN'), gte(books.expiresAt, ctx.now()))
  const closed = await ctx.db
    .update(books)
    .set({ status })
    .where(inSite(ctx, books, open))
    .returning({ id: books.id })
  return closed.length > 0
}
