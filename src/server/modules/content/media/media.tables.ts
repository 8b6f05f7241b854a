import { integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core'
import { siteId } from '../../../platform/table.ts'

export const media = pgTable('media', {
  siteId: siteId(),
  id: text().notNull(),
  fileName: text().notNull(),
  contentType: text().notNull(),
  bytes: integer().notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  alt: text().notNull().default(''),
  checksum: text().notNull(),
  shipped: text(),
  /** The id of its present file, once it was replaced; until then that is the picture's own. */
  file: text(),
  formerFiles: text().array().notNull().default([]),
  colour: text().notNull().default(''),
  /** The variant that could not be made, such as `1600.avif`, or `original` when that is gone; empty while nothing failed. */
  givenUp: text().notNull().default(''),
  /** Percent of its width, and of its height. */
  focusX: smallint().notNull().default(50),
  focusY: smallint().notNull().default(50),
  folder: text().notNull().default(''),
  tags: text().array().notNull().default([]),
  /** How long a video is, rounded up. */
  seconds: integer(),
  /** The picture of the library that is shown until a video plays. */
  poster: text(),
  createdAt: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
})
