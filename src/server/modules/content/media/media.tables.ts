import { boolean, integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core'
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
  /** Id of the present file if it was replaced; null means the row's own id. */
  file: text(),
  formerFiles: text().array().notNull().default([]),
  colour: text().notNull().default(''),
  /** Pages show its first frame. */
  isAnimated: boolean().notNull().default(false),
  /** The variant that could not be made, such as `1600.avif`, or `original` if that is missing; empty if nothing failed. */
  givenUp: text().notNull().default(''),
  /** Focal point, percent of width and height. */
  focusX: smallint().notNull().default(50),
  focusY: smallint().notNull().default(50),
  folder: text().notNull().default(''),
  tags: text().array().notNull().default([]),
  /** Duration of a video, rounded up. */
  seconds: integer(),
  /** The image shown until a video plays. */
  poster: text(),
  createdAt: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
})
