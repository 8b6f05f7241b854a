import { count, eq, inArray, sql } from 'drizzle-orm'
import {
  type Message,
  type MessageCounts,
  type MessageFilters,
  type MessageList,
  type MessageState,
  messageStates,
  type WholeMessage,
} from '../../../../shared/content/forms/inbox-admin.ts'
import { type Ctx, transaction } from '../../../platform/context.ts'
import { allOf, byState, inOrder, pageOf } from '../../../platform/lists.ts'
import { holdRows } from '../../../platform/lock.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite } from '../../../platform/table.ts'
import { forgetMailsAbout, holdOffMails } from '../../ground/mail/index.ts'
import { inboxMessages as inbox } from './inbox.tables.ts'
import { alike, matching } from './message-filters.ts'
import { mailKey } from './message-mail.ts'
import { deleteNote, insertNote, notesOf } from './message-notes.ts'
import { asMessages, type Row } from './message-rows.ts'
import { insertReply, repliesTo, replyKeysOf } from './replies.ts'
import { filesOf } from './send-file.ts'

const columns = { created: inbox.createdAt, name: sql`plain_text(${inbox.name})` }

/** Lists inbox messages (B98). */
export async function listMessages(ctx: Ctx, list: MessageList): Promise<{ data: Message[]; total: number }> {
  const where = inSite(ctx, inbox, matching(ctx, list))
  const { rows, total } = await pageOf(
    list,
    ctx.db
      .select()
      .from(inbox)
      .where(where)
      .orderBy(...inOrder(list.order, columns[list.sort], inbox.id)),
    ctx.db.$count(inbox, where),
  )
  return { data: await asMessages(ctx, rows), total }
}

/** Counts messages by state; the other filters apply (B98). */
export async function countMessages(ctx: Ctx, { state: _, ...others }: MessageFilters): Promise<MessageCounts> {
  const rows = await ctx.db
    .select({ state: inbox.state, found: count() })
    .from(inbox)
    .where(inSite(ctx, inbox, alike(ctx, others)))
    .groupBy(inbox.state)
  const by = byState(messageStates, rows)
  return { all: by.NEW + by.OPEN + by.DONE, by }
}

/** Messages that staff have not handled yet. */
export async function countNew(ctx: Ctx): Promise<number> {
  return await ctx.db.$count(inbox, inSite(ctx, inbox, eq(inbox.state, 'NEW')))
}

/** @throws Refusal `message.gone` */
export async function readMessage(ctx: Ctx, id: string): Promise<WholeMessage> {
  const [row] = await ctx.db
    .select()
    .from(inbox)
    .where(inSite(ctx, inbox, eq(inbox.id, id)))
  if (!row) throw refusal('message.gone')
  const [notes, replies, files, [message]] = await Promise.all([
    notesOf(ctx, id),
    repliesTo(ctx, id),
    filesOf(ctx, id),
    asMessages(ctx, [row]),
  ])
  if (!message) throw new Error('A message was lost.')
  return { ...message, files, notes, replies }
}

/**
 * Mails a reply to the sender. A new message becomes open (B98).
 *
 * @throws Refusal `message.gone`, `message.noAddress`
 */
export function reply(ctx: Ctx, id: string, text: string): Promise<WholeMessage> {
  return ofMessage(ctx, id, async (ctx, { state, email }) => {
    if (email === '') throw refusal('message.noAddress')
    await insertReply(ctx, id, text)
    if (state === 'NEW') await setState(ctx, [id], 'OPEN')
  })
}

/** @throws Refusal `message.gone` */
export function addNote(ctx: Ctx, id: string, note: string): Promise<WholeMessage> {
  return ofMessage(ctx, id, (ctx) => insertNote(ctx, id, note))
}

/** @throws Refusal `message.gone` */
export function removeNote(ctx: Ctx, id: string, noteId: string): Promise<WholeMessage> {
  return ofMessage(ctx, id, (ctx) => deleteNote(ctx, id, noteId))
}

/** Runs `act` with the message row locked; returns the updated message. */
function ofMessage(ctx: Ctx, id: string, act: (ctx: Ctx, row: Row) => Promise<unknown>): Promise<WholeMessage> {
  return transaction(ctx, async (ctx) => {
    const [row] = await ctx.db
      .select()
      .from(inbox)
      .where(inSite(ctx, inbox, eq(inbox.id, id)))
      .for('update')
    if (!row) throw refusal('message.gone')
    await act(ctx, row)
    return readMessage(ctx, id)
  })
}

/**
 * Sets the state of messages, all or none (B98).
 *
 * @throws Refusal `message.gone`
 */
export function setState(ctx: Ctx, ids: string[], state: MessageState): Promise<number> {
  return transaction(ctx, async (ctx) => {
    await holdRows(ctx, inbox, inArray(inbox.id, ids), 'no key update')
    const rows = await ctx.db.update(inbox).set({ state }).where(among(ctx, ids)).returning({ id: inbox.id })
    return allOf(ids, rows, 'message.gone')
  })
}

/**
 * Deletes messages, all or none, with the mails to the owner about them and the replies to them (B98).
 *
 * @throws Refusal `message.gone`
 */
export function deleteMessages(ctx: Ctx, ids: string[]): Promise<number> {
  return transaction(ctx, async (ctx) => {
    await holdOffMails(ctx)
    // No reply is added to a held message.
    await holdRows(ctx, inbox, inArray(inbox.id, ids), 'update')
    await forgetMailsAbout(ctx, [...ids.map(mailKey), ...(await replyKeysOf(ctx, ids))])
    const rows = await ctx.db.delete(inbox).where(among(ctx, ids)).returning({ id: inbox.id })
    return allOf(ids, rows, 'message.gone')
  })
}

function among(ctx: Ctx, ids: string[]) {
  return inSite(ctx, inbox, inArray(inbox.id, ids))
}
