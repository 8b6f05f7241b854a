import { eq } from 'drizzle-orm'
import type { Change } from '../../../../shared/running/activity.ts'
import type { Thing } from '../../../../shared/running/acts.ts'
import { type Leaf, leavesBetween, type State } from '../../../../shared/running/leaves.ts'
import type { Ctx } from '../../../platform/context.ts'
import { inSite } from '../../../platform/table.ts'
import { refuseTaken } from '../../../platform/taken.ts'
import type { Reversible } from '../../module.ts'
import { type Part, auditReversals as reversals } from './audit.tables.ts'
import { short } from './changes.ts'
import { contentOf } from './content.ts'

/** Changes, and the hash of a thing's content before them. */
export type Watched = { parts: Part[]; contentBefore: (id: string) => string }

/**
 * Locks the things that a call names and reads their states.
 * @returns a function that reads them again and returns what changed
 */
export async function watch(
  ctx: Ctx,
  [kind, about]: [Thing, Reversible],
  named: string[],
): Promise<(ctx: Ctx) => Promise<Watched>> {
  const ids = await about.hold(ctx, named)
  const before = await about.read(ctx, ids)
  return async (ctx) => {
    const after = await about.read(ctx, ids)
    const parts = ids.flatMap((id) => {
      const [was, is] = [before.get(id) ?? {}, after.get(id) ?? {}]
      const leaves = told(about, leavesBetween(was, is))
      return leaves.length > 0 ? [{ kind, id, label: nameOf(about, is) || nameOf(about, was), leaves }] : []
    })
    return { parts, contentBefore: (id) => contentOf(before.get(id) ?? {}) }
  }
}

const isDeletion = (leaves: Leaf[]) => leaves.some(({ path }) => path[0] === 'deleted')

/** Keeps of a deletion the fields that it clears: all others come back with the thing. */
const told = ({ clearedByDeletion: cleared }: Reversible, leaves: Leaf[]) =>
  cleared && isDeletion(leaves) ? leaves.filter(({ path: [name = ''] }) => cleared.includes(name)) : leaves

function nameOf({ nameFields }: Reversible, state: State): string {
  return nameFields.map((field) => state[field]).find((one) => typeof one === 'string') ?? ''
}

export async function keepReversal(ctx: Ctx, number: number, parts: Part[], undoes?: number): Promise<void> {
  if (parts.length === 0) return
  const added = ctx.db.insert(reversals).values({ number, parts, undoes: undoes ?? null })
  await refuseTaken(added, 'activity.undone', {})
}

export async function findReversal(ctx: Ctx, number: number): Promise<Part[] | undefined> {
  const [row] = await ctx.db
    .select({ parts: reversals.parts })
    .from(reversals)
    .where(inSite(ctx, reversals, eq(reversals.number, number)))
  return row?.parts
}

/** The number of the entry that undid an entry. */
export async function undoneBy(ctx: Ctx, number: number): Promise<number | undefined> {
  const [row] = await ctx.db
    .select({ number: reversals.number })
    .from(reversals)
    .where(inSite(ctx, reversals, eq(reversals.undoes, number)))
  return row?.number
}

const mostChanges = 60

/** The changes as the entry shows them, shortened. Fields of several things are prefixed with the thing's name. */
export function changesOfParts(parts: Part[]): Change[] {
  const fields = parts.flatMap(({ label, leaves }) =>
    leaves.map(({ path, before, after }) => ({
      field: [...(parts.length > 1 ? [label] : []), ...path].join('.'),
      ...(before === undefined ? {} : { before: short(before) }),
      ...(after === undefined ? {} : { after: short(after) }),
    })),
  )
  return fields.slice(0, mostChanges)
}
