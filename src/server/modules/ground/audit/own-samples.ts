import type { Change } from '../../../../shared/running/activity.ts'
import { type Act, acts, type Thing } from '../../../../shared/running/acts.ts'
import type { Ctx } from '../../../platform/context.ts'
import { markAgain, type SampleThing, unmark } from '../samples/index.ts'
import type { Part } from './audit.tables.ts'
import { isContent } from './content.ts'
import type { Watched } from './reversals.ts'

/** Samples become the owner's once their content is changed (B191). */

/** Acts that leave a thing's content unchanged, whatever else they change: it is moved, published, or copied. */
const leavesAsIs = /\.(add|categories|delete|duplicate|home|order|preview|previewEnd|publish|restore|status|undelete)$/

/** The things of these that can be samples; undefined where none can. */
const sampleOf = (samples: SampleThing[], thing: Thing) => samples.find(({ kind }) => kind === thing)

/**
 * Takes the mark off things that an act changed.
 * @param ids things of the act's kind
 * @param changes those of one thing; undefined where they are not known
 */
export async function unmarkChanged(
  ctx: Ctx,
  samples: SampleThing[],
  act: Act,
  ids: string[],
  changes: Change[] | undefined,
): Promise<void> {
  const thing = sampleOf(samples, acts[act][0])
  if (thing === undefined || leavesAsIs.test(act)) return
  // The sections of a page are in no record of it.
  const isChanged = act === 'page.draft' || changes === undefined || changes.some(({ field }) => isContent(field))
  if (isChanged) await unmark(ctx, thing, ids)
}

/**
 * Takes the mark off things that an act changed: a change of a variant alone is one of its product.
 * @param kept ids of things that keep the mark
 * @returns the parts, of which those that were samples say so
 */
export async function unmarkParts(
  ctx: Ctx,
  samples: SampleThing[],
  act: Act,
  { parts, contentBefore }: Watched,
  kept: ReadonlySet<string> = new Set(),
): Promise<Part[]> {
  if (leavesAsIs.test(act)) return parts
  const gone = new Set<string>()
  for (const [kind, ofThing] of Map.groupBy(parts, ({ kind }) => kind)) {
    const thing = sampleOf(samples, kind)
    const changed = ofThing.filter(
      ({ id, leaves }) => !kept.has(id) && leaves.some(({ path: [field] }) => isContent(field)),
    )
    if (thing === undefined || changed.length === 0) continue
    for (const id of await unmark(ctx, thing, idsOf(changed))) gone.add(id)
  }
  return parts.map((part) => (gone.has(part.id) ? { ...part, sample: contentBefore(part.id) } : part))
}

/** Marks things again whose content is what it was before an entry made it the owner's. */
export async function markUndone(
  ctx: Ctx,
  samples: SampleThing[],
  undone: Part[],
  contentNow: (id: string) => string,
): Promise<Set<string>> {
  const back = undone.filter(({ id, sample }) => sample !== undefined && sample === contentNow(id))
  for (const [kind, parts] of Map.groupBy(back, ({ kind }) => kind)) {
    const thing = sampleOf(samples, kind)
    if (thing !== undefined) await markAgain(ctx, thing, idsOf(parts))
  }
  return new Set(idsOf(back))
}

const idsOf = (parts: Part[]) => parts.map(({ id }) => id)
