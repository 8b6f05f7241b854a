import { asc, count, desc, eq, exists, inArray, type SQL, sql } from 'drizzle-orm'
import { fullNameOf } from '../../../../shared/people/full-name.ts'
import { ratingOf } from '../../../../shared/selling/opinions/rating.ts'
import type { NameStyle, ReviewSort } from '../../../../shared/selling/opinions/review-limits.ts'
import type { Review, ReviewPage } from '../../../../shared/selling/opinions/reviews.ts'
import { initialOf } from '../../../../shared/text.ts'
import type { Ctx } from '../../../platform/context.ts'
import { contains, onPage, type PageQuery } from '../../../platform/lists.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite, onSite } from '../../../platform/table.ts'
import { type MapTexts, translated } from '../../content/translations/index.ts'
import { users } from '../../people/identity/index.ts'
import { mapLine, products, published } from '../products/index.ts'
import { findCounts } from '../ratings/index.ts'
import { variants } from '../stock/index.ts'
import { reviewPictures, reviews, reviewVotes } from './reviews.tables.ts'
import { shown } from './state.ts'

type Asked = PageQuery & { stars?: number | undefined; pictures?: boolean | undefined; sort?: ReviewSort }

/**
 * Reviews of a variant's product (C12).
 * @throws Refusal `variant.notFound`, also if the product is not for sale
 */
export async function listOfVariant(ctx: Ctx, variantId: string, asked: Asked): Promise<ReviewPage> {
  const [found] = await ctx.db
    .select({ productId: variants.productId })
    .from(variants)
    .innerJoin(products, onSite(variants, products, eq(products.id, variants.productId)))
    .where(inSite(ctx, variants, published, eq(variants.id, variantId)))
  if (!found) throw refusal('variant.notFound', { field: 'productVariantId' })
  return (await listOfProduct(ctx, found.productId, asked)).page
}

/** `writers` are the ids of the users whose names are on the page. */
type Listed = { page: ReviewPage; writers: string[] }

/**
 * A product's published reviews, newest first unless asked otherwise. `total` is that of the requested ones: of stars it is taken from the rating, of
 * those with pictures it is counted.
 */
export async function listOfProduct(
  ctx: Ctx,
  productId: string,
  { stars, pictures, sort, ...page }: Asked,
): Promise<Listed> {
  const mark = stars === undefined ? undefined : eq(reviews.stars, stars)
  const those = (...conditions: (SQL | undefined)[]) =>
    inSite(ctx, reviews, shown, eq(reviews.productId, productId), ...conditions)
  const [counts, withPictures, rows] = await Promise.all([
    findCounts(ctx, productId),
    ctx.db.$count(reviews, those(hasPictures(ctx))),
    onPage(
      page,
      select(ctx)
        .where(those(mark, pictures ? hasPictures(ctx) : undefined))
        .orderBy(...(sort === 'helpful' ? [desc(votesOf(ctx))] : []), desc(reviews.createdAt), desc(reviews.id)),
    ),
  ])
  const rating = ratingOf(counts)
  const ofStars = stars === undefined ? (rating?.count ?? 0) : (counts[stars - 1] ?? 0)
  const total = pictures ? await ctx.db.$count(reviews, those(mark, hasPictures(ctx))) : ofStars
  const listed = { data: await asReviews(ctx, rows), total, rating, withPictures }
  return { page: listed, writers: rows.map(({ review }) => review.userId) }
}

/** A review's number of votes as helpful, to sort by. */
const votesOf = (ctx: Ctx): SQL =>
  sql`(select count(*) from ${reviewVotes} where ${inSite(ctx, reviewVotes, eq(reviewVotes.reviewId, reviews.id))})`

function hasPictures(ctx: Ctx): SQL {
  const own = ctx.db
    .select({ id: reviewPictures.id })
    .from(reviewPictures)
    .where(inSite(ctx, reviewPictures, eq(reviewPictures.reviewId, reviews.id)))
  return exists(own)
}

export function select(ctx: Ctx) {
  return ctx.db
    .select({
      review: reviews,
      writer: { firstName: users.firstName, lastName: users.lastName },
      options: variants.options,
      choices: products.options,
    })
    .from(reviews)
    .innerJoin(users, onSite(reviews, users, eq(users.id, reviews.userId)))
    .leftJoin(products, onSite(reviews, products, eq(products.id, reviews.productId)))
    .leftJoin(variants, onSite(reviews, variants, eq(variants.id, reviews.variantId)))
}

export type SelectedReview = Awaited<ReturnType<typeof select>>[number]

/** Adds pictures and votes, one query for each; what was bought is said in the language of the context. */
export async function asReviews(ctx: Ctx, rows: SelectedReview[]): Promise<Review[]> {
  const ids = rows.map(({ review }) => review.id)
  const [pictures, votes] = ids.length > 0 ? await Promise.all([picturesOf(ctx, ids), votesFor(ctx, ids)]) : [[], []]
  const spoken = await translated(ctx, 'product', rows, ({ review }) => review.productId, sayBought)
  return spoken.map(({ review, writer, options }) => ({
    _id: review.id,
    stars: review.stars,
    title: review.title,
    text: review.words,
    writer: nameIn(review.named, writer),
    options: options ?? {},
    pictures: pictures.filter(({ reviewId }) => reviewId === review.id).map(asPicture),
    helpful: votes.find(({ id }) => id === review.id)?.votes ?? 0,
    answer: review.answeredAt ? { text: review.answer, created: review.answeredAt.toISOString() } : null,
    created: review.createdAt.toISOString(),
  }))
}

const sayBought: MapTexts<SelectedReview> = (row, say) => ({
  ...row,
  options: row.options && mapLine({ name: '', options: row.options, choices: row.choices ?? [] }, say).options,
})

/** A writer's name in the style they chose. The first, `Asha R.`, tells reviewers apart without telling strangers more. */
function nameIn(style: NameStyle, writer: { firstName: string; lastName: string }): string {
  const { firstName, lastName } = writer
  const initials = [firstName, lastName].map(initialOf).map((initial) => initial && `${initial}.`)
  const joined = (parts: (string | undefined)[]) => parts.filter(Boolean).join(' ')
  const names: Record<NameStyle, string> = {
    SHORT: joined([firstName, initials[1]]),
    FULL: fullNameOf(writer),
    FIRST: firstName,
    INITIALS: joined(initials),
  }
  return names[style]
}

type Picture = { id: string; width: number; height: number }

export const asPicture = ({ id, width, height }: Picture) => ({
  ...{ _id: id, url: `/api/v1/review-pictures/${id}`, width, height },
})

function picturesOf(ctx: Ctx, ids: string[]) {
  const { id, reviewId, width, height, position } = reviewPictures
  return ctx.db
    .select({ id, reviewId, width, height })
    .from(reviewPictures)
    .where(inSite(ctx, reviewPictures, inArray(reviewId, ids)))
    .orderBy(asc(position), asc(id))
}

export function votesFor(ctx: Ctx, ids: string[]): Promise<{ id: string; votes: number }[]> {
  return ctx.db
    .select({ id: reviewVotes.reviewId, votes: count() })
    .from(reviewVotes)
    .where(inSite(ctx, reviewVotes, inArray(reviewVotes.reviewId, ids)))
    .groupBy(reviewVotes.reviewId)
}

/** Matches a part of the title or of the text. */
export const named = (q: string | undefined) => contains([reviews.title, reviews.words], q)
