import { eq } from 'drizzle-orm'
import type { ActivityEntry } from '../../../../shared/running/activity.ts'
import { fieldWords, fitsSentence, valueWords, type Words } from '../../../../shared/running/activity-words.ts'
import { type Act, acts, type Thing } from '../../../../shared/running/acts.ts'
import { at, isSame, type Leaf, type State, withLeaves } from '../../../../shared/running/leaves.ts'
import { type Ctx, transaction } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite } from '../../../platform/table.ts'
import type { Recording, Reversible, ReversibleThings } from '../../module.ts'
import { auditEntries as entries, type Part } from './audit.tables.ts'
import { contentOf } from './content.ts'
import { mayUndo, readEntry, wordsOf } from './entry.ts'
import { markUndone, unmarkParts } from './own-samples.ts'
import { record } from './record.ts'
import { changesOfParts, findReversal, keepReversal, undoneBy, watch } from './reversals.ts'

/**
 * Reverts an entry's changes, all or nothing, as a new act that can be undone too. Stock is changed by the entry's difference. A sample
 * that is as the starter brought it again is one again.
 * @throws Refusal `activity.notFound`, `activity.never`, `activity.undone`, `access.forbidden`; `activity.changed`,
 * `activity.differs`,
 * `activity.deleted` if a value has changed since the entry; `activity.partly`, and those of the verbs that write
 */
export function undo(ctx: Ctx, recording: Recording, number: number): Promise<ActivityEntry> {
  return transaction(ctx, async (ctx) => {
    const { parts, kind, about } = await undoable(ctx, recording.reversible, number)
    const ids = parts.map(({ id }) => id)
    const changed = await watch(ctx, [kind, about], ids)
    const words = await wordsOf(ctx, recording.recorded, parts)
    const before = await about.read(ctx, ids)
    for (const part of parts) refuseChanged(before.get(part.id) ?? {}, part, { words, several: parts.length > 1 })
    const wanted = new Map(parts.map((part) => [part.id, former(before.get(part.id) ?? {}, part.leaves)]))
    const fields = new Map(
      parts.map(({ id, leaves }) => [id, [...new Set(leaves.map(({ path: [name = ''] }) => name))]]),
    )
    await about.put(ctx, wanted, fields)
    const after = await about.read(ctx, ids)
    for (const { id, leaves } of parts) refusePartly(wanted.get(id) ?? {}, after.get(id) ?? {}, leaves, words)
    const back = await markUndone(ctx, recording.samples, parts, (id) => contentOf(after.get(id) ?? {}))
    const done = await unmarkParts(ctx, recording.samples, about.undo, await changed(ctx), back)
    return readEntry(ctx, recording, await recordUndo(ctx, number, about.undo, done))
  })
}

type Undoable = { parts: Part[]; kind: Thing; about: Reversible }

async function undoable(ctx: Ctx, reversible: ReversibleThings, number: number): Promise<Undoable> {
  const [entry] = await ctx.db
    .select({ number: entries.number })
    .from(entries)
    .where(inSite(ctx, entries, eq(entries.number, number)))
  if (!entry) throw refusal('activity.notFound')
  const parts = (await findReversal(ctx, number)) ?? []
  const kind = parts[0]?.kind
  const about = kind && reversible[kind]
  if (!kind || !about) throw refusal('activity.never')
  if (!mayUndo(ctx, reversible, parts)) throw refusal('access.forbidden')
  if (await undoneBy(ctx, number)) throw refusal('activity.undone')
  return { parts, kind, about }
}

/** Sales change stock in between, so undoing applies the opposite difference. */
const isStock = ({ path, before, after }: Leaf) =>
  path[0] === 'variants' && path[2] === 'stock' && typeof before === 'number' && typeof after === 'number'

/** Any stock field. Not compared, because sales change it. */
const isPieces = ({ path }: Leaf) => path[0] === 'variants' && path[2] === 'stock'

type Shown = { words: Words; several: boolean }

function refuseChanged(now: State, { leaves, label }: Part, { words, several }: Shown): void {
  const isDeleting = leaves.some(({ path }) => path[0] === 'deleted')
  if (!isDeleting && now.deleted === true) throw refusal('activity.deleted', { name: label })
  const other = leaves.find((leaf) => !isPieces(leaf) && !isSame(at(now, leaf.path), leaf.after))
  if (!other) return
  const { path, after } = other
  if (path[0] === 'deleted') throw refusal(now.deleted === true ? 'activity.deleted' : 'activity.back', { name: label })
  const [is, was] = [valueWords(path, at(now, path), words), valueWords(path, after, words)]
  const what = inSentence(fieldWords(path, words)) + (several ? ` of ${label}` : '')
  if (!fitsSentence(is) || !fitsSentence(was) || is === was) throw refusal('activity.differs', { what })
  throw refusal('activity.changed', { what, now: is ?? 'empty', before: was ?? 'empty' })
}

/** `Price` -> `price`, but `MRP`. */
function inSentence(field: string): string {
  return /^[A-Z]{2}/.test(field) ? field : field.charAt(0).toLowerCase() + field.slice(1)
}

function former(now: State, leaves: Leaf[]): State {
  return withLeaves(
    now,
    leaves.map((leaf) => ({ path: leaf.path, value: isStock(leaf) ? formerStock(now, leaf) : leaf.before })),
  )
}

function formerStock(now: State, { path, before, after }: Leaf): number {
  const left = Number(at(now, path) ?? 0)
  const wanted = left + Number(before) - Number(after)
  if (wanted < 0) throw refusal('stock.tooLittle', { left })
  return wanted
}

/** Refuses if a value could not be restored, because its category or picture is deleted. */
function refusePartly(wanted: State, now: State, leaves: Leaf[], words: Words): void {
  const left = leaves.find(
    (leaf) => (isStock(leaf) || !isPieces(leaf)) && !isSame(at(now, leaf.path), at(wanted, leaf.path)),
  )
  if (left) throw refusal('activity.partly', { what: inSentence(fieldWords(left.path, words)) })
}

async function recordUndo(ctx: Ctx, undoes: number, act: Act, parts: Part[]): Promise<number> {
  const [only, ...others] = parts
  const isOne = others.length === 0 && acts[act][0] !== 'settings'
  const number = await record(ctx, {
    act,
    thingId: isOne ? (only?.id ?? '') : '',
    label: isOne ? (only?.label ?? '') : '',
    changes: changesOfParts(parts),
  })
  if (number === undefined) throw refusal('activity.undone')
  await keepReversal(ctx, number, parts, undoes)
  return number
}
