import { eq } from 'drizzle-orm'
import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { PostStatus } from '../../../../shared/content/posts.ts'
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
  status: text().$type<PostStatus>().notNull().default('DRAFT'),
  publishAt: instant(),
  revision: integer().notNull().default(1),
  createdAt: instant().notNull().defaultNow(),
  changedAt: instant().notNull().defaultNow(),
})

/** Only these are shown to anybody but staff. */
export const published = eq(posts.status, 'PUBLISHED')

export const blogCategories = pgTable('blog_categories', {
  siteId: siteId(),
  id: uuid().notNull().defaultRandom(),
  path: text().notNull(),
  title: text().notNull(),
  position: integer().notNull().default(0),
  revision: integer().notNull().default(1),
})

export const blogAuthors = pgTable('blog_authors', {
  siteId: siteId(),
  id: uuid().notNull().defaultRandom(),
  title: text().notNull(),
  subtitle: text().notNull().default(''),
  mediaId: text(),
  revision: integer().notNull().default(1),
})

export const postCategories = pgTable('post_categories', {
  siteId: siteId(),
  categoryId: uuid().notNull(),
  postId: uuid().notNull(),
  position: integer().notNull().default(0),
})

/** Addresses that posts had before; none of them is another one's address now. */
export const postPaths = pgTable('post_paths', {
  siteId: siteId(),
  path: text().notNull(),
  postId: uuid().notNull(),
})
