import { eq, sql } from 'drizzle-orm'
import { integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { TopicKind } from '../../../../shared/content/blog/blog-topics.ts'
import type { PostDraftContent } from '../../../../shared/content/blog/post-drafts.ts'
import type { CheckedPost, PostStatus } from '../../../../shared/content/blog/posts.ts'
import { siteId } from '../../../platform/table.ts'

const instant = () => timestamp({ withTimezone: true, mode: 'date' })

export const posts = pgTable('posts', {
  siteId: siteId(),
  id: uuid().notNull().defaultRandom(),
  path: text().notNull(),
  title: text().notNull(),
  shortDescription: text().notNull().default(''),
  body: text().notNull().default(''),
  tags: text().array().notNull().default([]),
  mediaId: text(),
  authorId: uuid(),
  seoTitle: text().notNull().default(''),
  seoDescription: text().notNull().default(''),
  seoMediaId: text(),
  status: text().$type<PostStatus>().notNull().default('DRAFT'),
  publishAt: instant(),
  revision: integer().notNull().default(1),
  createdAt: instant().notNull().defaultNow(),
  changedAt: instant().notNull().defaultNow(),
})

/** Full-text vector of a post. Not among the table's columns, because it is never read. */
export const searched = sql`${posts}."search"`

/** Visitors see only these posts. */
export const published = eq(posts.status, 'PUBLISHED')

export const blogCategories = pgTable('blog_categories', {
  siteId: siteId(),
  id: uuid().notNull().defaultRandom(),
  path: text().notNull(),
  title: text().notNull(),
  description: text().notNull().default(''),
  mediaId: text(),
  position: integer().notNull().default(0),
  revision: integer().notNull().default(1),
})

/** Tags of the blog. Posts refer to them by title. */
export const blogTags = pgTable('blog_tags', {
  siteId: siteId(),
  id: uuid().notNull().defaultRandom(),
  path: text().notNull(),
  title: text().notNull(),
  description: text().notNull().default(''),
  mediaId: text(),
  revision: integer().notNull().default(1),
})

/** Former paths of categories, tags and authors. None of them is a current path of the same kind. */
export const topicPaths = pgTable('blog_topic_paths', {
  siteId: siteId(),
  kind: text().$type<TopicKind>().notNull(),
  path: text().notNull(),
  topicId: uuid().notNull(),
})

export const blogAuthors = pgTable('blog_authors', {
  siteId: siteId(),
  id: uuid().notNull().defaultRandom(),
  path: text().notNull(),
  title: text().notNull(),
  subtitle: text().notNull().default(''),
  description: text().notNull().default(''),
  mediaId: text(),
  revision: integer().notNull().default(1),
})

export const postCategories = pgTable('post_categories', {
  siteId: siteId(),
  categoryId: uuid().notNull(),
  postId: uuid().notNull(),
  position: integer().notNull().default(0),
})

/** Recommended further posts, in their writer's order. */
export const postRelated = pgTable('post_related', {
  siteId: siteId(),
  postId: uuid().notNull(),
  relatedId: uuid().notNull(),
  position: integer().notNull().default(0),
})

/** Former paths of posts. None of them is a current path. */
export const postPaths = pgTable('post_paths', {
  siteId: siteId(),
  path: text().notNull(),
  postId: uuid().notNull(),
})

export const postDrafts = pgTable('post_drafts', {
  siteId: siteId(),
  id: uuid().notNull().defaultRandom(),
  postId: uuid(),
  userId: uuid().notNull(),
  /** The tab that keeps it; null if unknown. */
  editor: uuid(),
  content: jsonb().$type<PostDraftContent>().notNull(),
  revision: integer().notNull(),
  savedAt: instant().notNull().defaultNow(),
})

export const postVersions = pgTable('post_versions', {
  siteId: siteId(),
  postId: uuid().notNull(),
  version: integer().notNull(),
  content: jsonb().$type<CheckedPost>().notNull(),
  createdBy: uuid(),
  createdAt: instant().notNull().defaultNow(),
})
