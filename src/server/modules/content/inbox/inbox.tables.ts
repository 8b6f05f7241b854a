import { customType, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { MessageKind, MessageState, ReplyState } from '../../../../shared/content/forms/inbox-admin.ts'
import { siteId } from '../../../platform/table.ts'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** An answer to a field other than name, number, email and text. `key` is that of the field, where a form of the owner asked. */
export type Answer = { label: string; value: string; key?: string }

export const inboxMessages = pgTable('messages', {
  siteId: siteId(),
  id: uuid().notNull().defaultRandom(),
  kind: text().$type<MessageKind>().notNull(),
  state: text().$type<MessageState>().notNull().default('NEW'),
  name: text().notNull(),
  mobileNumber: text().notNull(),
  email: text().notNull(),
  body: text().notNull().default(''),
  answers: jsonb().$type<Answer[]>().notNull().default([]),
  /** The form that was answered; null if there was none, or it is deleted. */
  formId: uuid(),
  /** The form's name when it was answered. */
  formName: text(),
  userId: uuid(),
  /** The member of staff who is responsible for the message. */
  assigneeId: uuid(),
  /** Language of the page it was sent from (`hi-IN`); null if unknown. */
  language: text(),
  createdAt: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
})

export const messageNotes = pgTable('message_notes', {
  siteId: siteId(),
  id: uuid().notNull().defaultRandom(),
  messageId: uuid().notNull(),
  note: text().notNull(),
  authorId: uuid().notNull(),
  createdAt: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
})

export const messageReplies = pgTable('message_replies', {
  siteId: siteId(),
  id: uuid().notNull().defaultRandom(),
  messageId: uuid().notNull(),
  body: text().notNull(),
  author: text().notNull(),
  state: text().$type<ReplyState>().notNull().default('WAITING'),
  createdAt: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
})

/** Files uploaded for a form. `messageId` is null until the form is sent. */
export const messageFiles = pgTable('message_files', {
  siteId: siteId(),
  id: uuid().notNull().defaultRandom(),
  formId: uuid().notNull(),
  field: text().notNull(),
  claim: bytea().notNull(),
  messageId: uuid(),
  name: text().notNull(),
  contentType: text().notNull(),
  size: integer().notNull(),
  /** Hash of the machine that sent it; null if unknown, and once the form is sent. */
  machine: text(),
  createdAt: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
})

/** A file's bytes, in pieces numbered from 0. */
export const messageFileParts = pgTable('message_file_parts', {
  siteId: siteId(),
  fileId: uuid().notNull(),
  number: integer().notNull(),
  content: bytea().notNull(),
})
