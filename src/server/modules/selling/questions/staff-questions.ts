import { and, count, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { fullNameOf } from '../../../../shared/people/full-name.ts'
import { type Answering, isOverwriting } from '../../../../shared/selling/opinions/answering.ts'
import type {
  QuestionCounts,
  QuestionState,
  StaffQuestion,
  StaffQuestionFilters,
  StaffQuestionList,
} from '../../../../shared/selling/opinions/questions.ts'
import { announce, type Ctx, transaction } from '../../../platform/context.ts'
import { contains, inOrder, pageOf } from '../../../platform/lists.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite, onSite } from '../../../platform/table.ts'
import { users } from '../../people/identity/index.ts'
import { products } from '../products/index.ts'
import { productTag } from '../tags.ts'
import { answerMail } from './answer-mail.ts'
import { productQuestions as questions } from './questions.tables.ts'

/** Questions about all products. */
export async function listForStaff(
  ctx: Ctx,
  list: StaffQuestionList,
): Promise<{ data: StaffQuestion[]; total: number }> {
  const where = inSite(ctx, questions, and(alike(list.q), list.state ? inState[list.state] : undefined))
  const { rows, total } = await pageOf(
    list,
    ctx.db
      .select({
        question: questions,
        writer: { firstName: users.firstName, lastName: users.lastName },
        product: { name: products.name, path: products.path },
      })
      .from(questions)
      .innerJoin(users, onSite(questions, users, eq(users.id, questions.userId)))
      .innerJoin(products, onSite(questions, products, eq(products.id, questions.productId)))
      .where(where)
      .orderBy(...inOrder(list.order, questions.createdAt, questions.id)),
    ctx.db.$count(questions, where),
  )
  const data = rows.map(({ question, writer, product }) => ({
    _id: question.id,
    question: question.question,
    state: stateOf(question),
    created: question.createdAt.toISOString(),
    writer: { _id: question.userId, name: fullNameOf(writer) },
    product,
    answer: question.answer,
    answered: question.answeredAt?.toISOString() ?? null,
  }))
  return { data, total }
}

/** Number of questions per state that match the search text. */
export async function countQuestions(ctx: Ctx, { q }: Pick<StaffQuestionFilters, 'q'>): Promise<QuestionCounts> {
  const state = sql<QuestionState>`case when ${questions.hidden} then 'HIDDEN'
    when ${questions.answeredAt} is null then 'WAITING' else 'ANSWERED' end`.as('state')
  const rows = await ctx.db
    .select({ state, found: count() })
    .from(questions)
    .where(inSite(ctx, questions, alike(q)))
    .groupBy(state)
  const found = (state: QuestionState) => rows.find((row) => row.state === state)?.found ?? 0
  return { WAITING: found('WAITING'), ANSWERED: found('ANSWERED'), HIDDEN: found('HIDDEN') }
}

/** Number of unanswered questions. */
export function countUnanswered(ctx: Ctx): Promise<number> {
  return ctx.db.$count(questions, inSite(ctx, questions, inState.WAITING))
}

const inState = {
  WAITING: and(isNull(questions.answeredAt), eq(questions.hidden, false)),
  ANSWERED: and(isNotNull(questions.answeredAt), eq(questions.hidden, false)),
  HIDDEN: eq(questions.hidden, true),
}

function stateOf({ hidden, answeredAt }: typeof questions.$inferSelect): QuestionState {
  if (hidden) return 'HIDDEN'
  return answeredAt ? 'ANSWERED' : 'WAITING'
}

const alike = (q: string | undefined) => contains([questions.question, questions.answer], q)

/**
 * Answers a question or changes its answer. The first answer is mailed to the customer.
 * @throws Refusal `question.notFound`, `question.stale`
 */
export function answerQuestion(ctx: Ctx, id: string, { answer, seen }: Answering): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const question = await hold(ctx, id)
    if (isOverwriting(question.answer, { answer, seen })) throw refusal('question.stale', { field: 'answer' })
    await change(ctx, question, { answer, answeredAt: question.answeredAt ?? ctx.now() })
    if (!question.answeredAt) await answerMail.later(ctx, { id })
  })
}

/** @throws Refusal `question.notFound` */
export function hideQuestion(ctx: Ctx, id: string, hidden: boolean): Promise<void> {
  return transaction(ctx, async (ctx) => change(ctx, await hold(ctx, id), { hidden }))
}

/** @throws Refusal `question.notFound` */
export function deleteQuestion(ctx: Ctx, id: string): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const { productId } = await hold(ctx, id)
    await ctx.db.delete(questions).where(inSite(ctx, questions, eq(questions.id, id)))
    await announce(ctx, productTag(productId))
  })
}

type Question = typeof questions.$inferSelect

async function hold(ctx: Ctx, id: string): Promise<Question> {
  const [found] = await ctx.db
    .select()
    .from(questions)
    .where(inSite(ctx, questions, eq(questions.id, id)))
    .for('update')
  if (!found) throw refusal('question.notFound')
  return found
}

async function change(ctx: Ctx, { id, productId }: Question, to: Partial<Question>): Promise<void> {
  await ctx.db
    .update(questions)
    .set(to)
    .where(inSite(ctx, questions, eq(questions.id, id)))
  await announce(ctx, productTag(productId))
}
