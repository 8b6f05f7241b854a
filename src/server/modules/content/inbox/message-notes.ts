import { and, desc, eq } from 'drizzle-orm'
import type { MessageNote } from '../../../../shared/content/forms/inbox-admin.ts'
import type { Ctx } from '../../../platform/context.ts'
import { inSite, onSite } from '../../../platform/table.ts'
import { fullName, signedInUser, users } from '../../people/identity/index.ts'
import { messageNotes as notes } from './inbox.tables.ts'

/** Notes on a message, newest first. */
export async function notesOf(ctx: Ctx, messageId: string): Promise<MessageNote[]> {
  const rows = await ctx.db
    .select({
      _id: notes.id,
      note: notes.note,
      by: fullName,
      createdAt: notes.createdAt,
    })
    .from(notes)
    .innerJoin(users, onSite(notes, users, eq(users.id, notes.authorId)))
    .where(inSite(ctx, notes, eq(notes.messageId, messageId)))
    .orderBy(desc(notes.createdAt), desc(notes.id))
  return rows.map(({ createdAt, ...row }) => ({ ...row, created: createdAt.toISOString() }))
}

/** Adds a note to an existing message. */
export async function insertNote(ctx: Ctx, messageId: string, note: string): Promise<void> {
  await ctx.db.insert(notes).values({ messageId, note, authorId: signedInUser(ctx).id, createdAt: ctx.now() })
}

/** Deletes a note. Idempotent. */
export async function deleteNote(ctx: Ctx, messageId: string, id: string): Promise<void> {
  await ctx.db.delete(notes).where(inSite(ctx, notes, and(eq(notes.messageId, messageId), eq(notes.id, id))))
}
