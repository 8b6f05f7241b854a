import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { BlogTopic, TopicKind } from '../../../../shared/content/blog/blog-topics.ts'
import type { Post, PostItem } from '../../../../shared/content/blog/posts.ts'
import type { Ctx } from '../../../platform/context.ts'
import { inSite, onSite } from '../../../platform/table.ts'
import { media } from '../media/index.ts'
import { type MapTexts, partOf, type Translatable, translated, wantedOf } from '../translations/index.ts'
import { blogAuthors, blogCategories, blogTags, posts } from './posts.tables.ts'
import { blogTag, postsTag, postTag } from './tags.ts'

type TopicTexts = Pick<BlogTopic, 'title' | 'subtitle' | 'description'>

type Texts = Pick<Post, 'title' | 'shortDescription' | 'body' | 'seoTitle' | 'seoDescription'> & { alt: string }

const mapTexts: MapTexts<Texts> = (post, say) => ({
  title: say(post.title, 'Title'),
  shortDescription: say(post.shortDescription, 'Summary', 'lines'),
  body: say(post.body, 'Text', 'article'),
  alt: say(post.alt, 'Picture · Description'),
  seoTitle: say(post.seoTitle, 'Search engines · Title'),
  seoDescription: say(post.seoDescription, 'Search engines · Description', 'lines'),
})

/** Posts with their categories and authors, translated into the visitor's language. */
export async function translatedItems<T extends PostItem & Partial<Texts>>(ctx: Ctx, items: T[]): Promise<T[]> {
  if (!ctx.site.language) return items
  const own = await translated(ctx, 'post', items, ({ _id }) => _id, mapItem)
  const named = own.flatMap(({ categories }) => categories)
  const writers = own.flatMap(({ $card_data }) => $card_data.author)
  const [categories, authors] = await Promise.all([translatedCategories(ctx, named), translatedAuthors(ctx, writers)])
  const category = new Map(categories.map((one) => [one._id, one]))
  const author = new Map(authors.map((one) => [one._id, one]))
  return own.map((item) => ({
    ...item,
    categories: item.categories.map((one) => category.get(one._id) ?? one),
    $card_data: { author: item.$card_data.author.map((one) => author.get(one._id) ?? one) },
  }))
}

function mapItem<T extends PostItem & Partial<Texts>>(item: T, say: Parameters<MapTexts<T>>[1]): T {
  const { body = '', seoTitle = '', seoDescription = '' } = item
  const { alt, ...said } = mapTexts({ ...item, body, seoTitle, seoDescription, alt: item.image?.alt ?? '' }, say)
  const whole = item.body === undefined ? { title: said.title, shortDescription: said.shortDescription } : said
  return { ...item, ...whole, image: item.image && { ...item.image, alt } }
}

/** Blog categories, translated into the visitor's language. */
export function translatedCategories<T extends { _id: string; title: string }>(ctx: Ctx, named: T[]): Promise<T[]> {
  const map: MapTexts<T> = (one, say) => ({ ...one, title: say(one.title, 'Name') })
  return translated(ctx, 'blogCategory', named, ({ _id }) => _id, map)
}

const mapTopic: MapTexts<TopicTexts> = (topic, say) => ({
  title: say(topic.title, 'Name'),
  subtitle: say(topic.subtitle, 'About'),
  description: say(topic.description, 'Description', 'lines'),
})

/** A category, tag or author, translated into the visitor's language. */
export async function translatedTopic<T extends TopicTexts & { _id: string }>(
  ctx: Ctx,
  kind: TopicKind,
  topic: T,
): Promise<T> {
  const map: MapTexts<T> = (one, say) => ({ ...one, ...mapTopic(one, say) })
  const [spoken = topic] = await translated(ctx, kind, [topic], ({ _id }) => _id, map)
  return spoken
}

/** Tags, translated into the visitor's language. */
export function translatedTags<T extends { _id: string; title: string }>(ctx: Ctx, tags: T[]): Promise<T[]> {
  const map: MapTexts<T> = (one, say) => ({ ...one, title: say(one.title, 'Name') })
  return translated(ctx, 'blogTag', tags, ({ _id }) => _id, map)
}

type Author = PostItem['$card_data']['author'][number]

const translatedAuthors = (ctx: Ctx, authors: Author[]) => {
  const map: MapTexts<Author> = (one, say) => ({
    ...one,
    title: say(one.title, 'Name'),
    subtitles: one.subtitles.map((text) => say(text, 'About')),
  })
  return translated(ctx, 'blogAuthor', authors, ({ _id }) => _id, map)
}

/** Posts in any state to translate, by title. */
export const translatablePosts: Translatable = async (ctx, wanted) => {
  const { id, title, shortDescription, body, seoTitle, seoDescription } = posts
  const alt = sql<string>`coalesce(${media.alt}, '')`
  const query = ctx.db
    .select({ id, texts: { title, shortDescription, body, seoTitle, seoDescription, alt } })
    .from(posts)
    .leftJoin(media, onSite(posts, media, eq(media.id, posts.mediaId)))
    .where(and(inSite(ctx, posts), wantedOf(wanted, id, title)))
    .orderBy(asc(sql`plain_text(${title})`), asc(id))
  const rows = await partOf(wanted, query)
  return rows.map(({ id, texts }) => ({
    id,
    name: texts.title,
    visit: (say) => mapTexts(texts, say),
    tags: [postTag(id), postsTag],
  }))
}

/** Categories, tags or authors to translate, by name. */
function translatableTopics<T extends TopicTable>(table: T, subtitle: SQL<string>): Translatable {
  return async (ctx, wanted) => {
    const { id, title, description } = table
    const query = ctx.db
      .select({
        id: sql<string>`${id}`,
        texts: { title: sql<string>`${title}`, subtitle, description: sql<string>`${description}` },
      })
      .from(table as TopicTable)
      .where(and(inSite(ctx, table), wantedOf(wanted, id, title)))
      .orderBy(asc(sql`plain_text(${title})`), asc(id))
    const rows = await partOf(wanted, query)
    return rows.map(({ id, texts }) => ({
      id,
      name: texts.title,
      visit: (say) => void mapTopic(texts, say),
      tags: [blogTag, postsTag],
    }))
  }
}

type TopicTable = typeof blogCategories | typeof blogTags | typeof blogAuthors

const none = sql<string>`''`

export const translatableBlogCategories = translatableTopics(blogCategories, none)
export const translatableTags = translatableTopics(blogTags, none)
export const translatableAuthors = translatableTopics(blogAuthors, sql<string>`${blogAuthors.subtitle}`)
