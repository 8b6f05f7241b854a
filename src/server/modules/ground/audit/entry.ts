import { eq } from 'drizzle-orm'
import { can } from '../../../../shared/people/permissions.ts'
import type { ActivityEntry } from '../../../../shared/running/activity.ts'
import { fieldWords, valueWords, type Words } from '../../../../shared/running/activity-words.ts'
import type { Ctx } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite } from '../../../platform/table.ts'
import type { RecordedThings, Recording, ReversibleThings } from '../../module.ts'
import { asRow } from './activity.ts'
import { auditEntries as entries, type Part } from './audit.tables.ts'
import { namesIn } from './names.ts'
import { findReversal } from './reversals.ts'
import { undoingOf } from './undoings.ts'

/**
 * One entry with its changes in words.
 * @throws Refusal `activity.notFound`
 */
export async function readEntry(ctx: Ctx, { recorded, reversible }: Recording, number: number): Promise<ActivityEntry> {
  const [entry] = await ctx.db
    .select()
    .from(entries)
    .where(inSite(ctx, entries, eq(entries.number, number)))
  if (!entry) throw refusal('activity.notFound')
  const [row, parts = []] = await Promise.all([
    undoingOf(ctx, [number]).then((undoing) => asRow(entry, undoing)),
    findReversal(ctx, number),
  ])
  const words = await wordsOf(ctx, recorded, parts.length > 0 ? parts : row.changes)
  return { ...row, things: thingsOf(words, row.changes, parts), undo: undoOf(ctx, reversible, row, parts) }
}

function thingsOf(words: Words, changes: ActivityEntry['changes'], parts: Part[]): ActivityEntry['things'] {
  if (parts.length === 0) {
    const fields = changes.map((change) => inWords({ ...change, path: change.field.split('.') }, words))
    return fields.length > 0 ? [{ label: '', fields }] : []
  }
  return parts.map(({ label, leaves }) => {
    const deletion = leaves.filter(({ path }) => path[0] === 'deleted')
    const fields = (deletion.length > 0 ? deletion : leaves).map((leaf) => inWords(leaf, words))
    return { label: parts.length > 1 ? label : '', fields }
  })
}

/** @param value what an entry contains */
export async function wordsOf(ctx: Ctx, recorded: RecordedThings, value: unknown): Promise<Words> {
  const { currency, timeZone } = ctx.site.settings
  return { currency, timeZone, names: await namesIn(ctx, recorded, value) }
}

type Changed = { path: string[]; before?: unknown; after?: unknown }

function inWords({ path, before, after }: Changed, words: Words): ActivityEntry['things'][number]['fields'][number] {
  return {
    field: fieldWords(path, words),
    before: valueWords(path, before, words),
    after: valueWords(path, after, words),
  }
}

function undoOf(
  ctx: Ctx,
  reversible: ReversibleThings,
  { undoneBy }: ActivityEntry | { undoneBy: number | null },
  parts: Part[],
): ActivityEntry['undo'] {
  if (parts.length === 0) return 'never'
  if (undoneBy !== null) return 'done'
  return mayUndo(ctx, reversible, parts) ? 'possible' : 'forbidden'
}

/** Undoing needs the permission that the act itself needs. */
export function mayUndo({ actor }: Ctx, reversible: ReversibleThings, parts: Part[]): boolean {
  if (actor.kind !== 'user') return false
  return parts.every(({ kind }) => {
    const permission = reversible[kind]?.permission
    return permission !== undefined && can(actor, permission)
  })
}
