import { and, desc, eq, exists, isNotNull } from 'drizzle-orm'
import type { ProductQuestion } from '../../../../shared/selling/opinions/questions.ts'
import { announce, type Ctx, transaction } from '../../../platform/context.ts'
import { pageOf } from '../../../platform/lists.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite, onSite } from '../../../platform/table.ts'
import { signedInUser, users } from '../../people/identity/index.ts'
import { products, published } from '../products/index.ts'
import { productTag } from '../tags.ts'
import { productQuestions as questions } from './questions.tables.ts'

/**
 * Stores a question of the signed-in user about a product.
 * @returns its id
 * @throws Refusal `product.gone` for a product that is not published
 */
export function askQuestion(ctx: Ctx, productId: string, question: string): Promise<string> {
  const { id: userId } = signedInUser(ctx)
  return transaction(ctx, async (ctx) => {
    const [sold] = await ctx.db
      .select({ id: products.id })
      .from(products)
      .where(inSite(ctx, products, published, eq(products.id, productId)))
      .for('key share')
    if (!sold) throw refusal('product.gone')
    const [row] = await ctx.db
      .insert(questions)
      .values({ productId, userId, question, language: ctx.site.settings.locale, createdAt: ctx.now() })
      .returning({ id: questions.id })
    if (!row) throw new Error(`the question about ${productId} was not kept`)
    return row.id
  })
}

type Page = { p: number; s: number }

/** Like `readAnswered`, as the call replies. */
export async function listQuestions(ctx: Ctx, productId: string, page: Page): Promise<Answered['list']> {
  return (await readAnswered(ctx, productId, page)).list
}

/** `writers` are the ids of the users whose names the list has. */
type Answered = { list: { data: ProductQuestion[]; total: number }; writers: string[] }

/** Answered questions about a product, latest answer first; none for an unpublished product. */
export async function readAnswered(ctx: Ctx, productId: string, { p, s }: Page): Promise<Answered> {
  const sold = ctx.db
    .select({ id: products.id })
    .from(products)
    .where(onSite(questions, products, published, eq(products.id, questions.productId)))
  const shown = inSite(
    ctx,
    questions,
    and(eq(questions.productId, productId), isNotNull(questions.answeredAt), eq(questions.hidden, false), exists(sold)),
  )
  const { rows, total } = await pageOf(
    { p, s },
    ctx.db
      .select({ question: questions, by: users.firstName })
      .from(questions)
      .innerJoin(users, onSite(questions, users, eq(users.id, questions.userId)))
      .where(shown)
      .orderBy(desc(questions.answeredAt), desc(questions.id)),
    ctx.db.$count(questions, shown),
  )
  return { list: { data: rows.map(asShown), total }, writers: rows.map(({ question }) => question.userId) }
}

type Row = { question: typeof questions.$inferSelect; by: string }

function asShown({ question: { id, question, answer, createdAt, answeredAt }, by }: Row): ProductQuestion {
  const answered = (answeredAt ?? createdAt).toISOString()
  return { _id: id, question, by, created: createdAt.toISOString(), answer, answered }
}

/** A user's questions with answers, newest first. */
export async function questionsOf(
  ctx: Ctx,
  userId: string,
): Promise<{ question: string; answer: string; created: string }[]> {
  const rows = await ctx.db
    .select()
    .from(questions)
    .where(inSite(ctx, questions, eq(questions.userId, userId)))
    .orderBy(desc(questions.createdAt), desc(questions.id))
  return rows.map(({ question, answer, createdAt }) => ({ question, answer, created: createdAt.toISOString() }))
}

/** Deletes a deleted user's questions and their answers, and announces the products whose pages showed them. */
export async function forgetQuestions(ctx: Ctx, userId: string): Promise<void> {
  const gone = await ctx.db
    .delete(questions)
    .where(inSite(ctx, questions, eq(questions.userId, userId)))
    .returning({ productId: questions.productId })
  await announce(ctx, ...new Set(gone.map(({ productId }) => productTag(productId))))
}
