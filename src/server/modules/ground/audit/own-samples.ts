import type { Change } from '../../../../shared/running/activity.ts'
import { type Act, acts, type Thing } from '../../../../shared/running/acts.ts'
import { type SampleKind, sampleKinds } from '../../../../shared/sites/samples.ts'
import type { Ctx } from '../../../platform/context.ts'
import { markAgain, unmark } from '../samples/index.ts'
import type { Part } from './audit.tables.ts'
import { isContent } from './content.ts'
import type { Watched } from './reversals.ts'

/** Samples become the owner's once their content is changed (B191). */

/** Acts that leave a thing's content unchanged, whatever else they change: it is moved, published, or copied. */
const leavesAsIs = /\.(add|categories|delete|duplicate|home|order|preview|previewEnd|publish|restore|status|undelete)$/

type Marked = Exclude<SampleKind, 'settings'>

const markedKind = (thing: Thing): Marked | undefined =>
  sampleKinds.find((kind): kind is Marked => kind === thing && kind !== 'settings')

/**
 * Takes the mark off things that an act changed.
 * @param ids things of the act's kind
 * @param changes those of one thing; undefined where they are not known
 */
export async function unmarkChanged(ctx: Ctx, act: Act, ids: string[], changes: Change[] | undefined): Promise<void> {
  const kind = markedKind(acts[act][0])
  if (kind === undefined || leavesAsIs.test(act)) return
  // The sections of a page are in no record of it.
  const isChanged = act === 'page.draft' || changes === undefined || changes.some(({ field }) => isContent(field))
  if (isChanged) await unmark(ctx, kind, ids)
}

/**
 * Takes the mark off things that an act changed: a change of a variant alone is one of its product.
 * @param kept ids of things that keep the mark
 * @returns the parts, of which those that were samples say so
 */
export async function unmarkParts(
  ctx: Ctx,
  act: Act,
  { parts, contentBefore }: Watched,
  kept: ReadonlySet<string> = new Set(),
): Promise<Part[]> {
  if (leavesAsIs.test(act)) return parts
  const gone = new Set<string>()
  for (const [thing, ofThing] of Map.groupBy(parts, ({ kind }) => kind)) {
    const kind = markedKind(thing)
    const changed = ofThing.filter(
      ({ id, leaves }) => !kept.has(id) && leaves.some(({ path: [field] }) => isContent(field)),
    )
    if (kind === undefined || changed.length === 0) continue
    for (const id of await unmark(ctx, kind, idsOf(changed))) gone.add(id)
  }
  return parts.map((part) => (gone.has(part.id) ? { ...part, sample: contentBefore(part.id) } : part))
}

/** Marks things again whose content is what it was before an entry made it the owner's. */
export async function markUndone(ctx: Ctx, undone: Part[], contentNow: (id: string) => string): Promise<Set<string>> {
  const back = undone.filter(({ id, sample }) => sample !== undefined && sample === contentNow(id))
  for (const [thing, parts] of Map.groupBy(back, ({ kind }) => kind)) {
    const kind = markedKind(thing)
    if (kind !== undefined) await markAgain(ctx, kind, idsOf(parts))
  }
  return new Set(idsOf(back))
}

const idsOf = (parts: Part[]) => parts.map(({ id }) => id)
