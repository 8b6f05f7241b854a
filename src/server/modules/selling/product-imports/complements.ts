import { isDeepStrictEqual } from 'node:util'
import { pathOf } from '../../../../shared/selling/catalogue/path-segment.ts'
import type { ImportAction, ImportChange } from '../../../../shared/selling/catalogue/product-imports.ts'
import { mostComplements, tooManyComplements } from '../../../../shared/selling/catalogue/products-admin.ts'
import { cut } from '../../../../shared/text.ts'
import type { Ctx } from '../../../platform/context.ts'
import { idsAtPaths, pathsOfComplements } from '../products/index.ts'
import type { Plan } from './plan.ts'
import type { Draft } from './reading/draft.ts'
import { fieldLabels } from './reading/fields.ts'
import { cellReader, type Places, type Reading } from './reading/gather.ts'
import type { PackedLines } from './reading/packed-lines.ts'
import type { RowFault } from './reading/row.ts'

/** A product of a file, compared with the shop. Complements are addresses to link; none where they stay as they are. */
export type Surveyed = { plan: Plan; action: ImportAction; changes: ImportChange[]; complements: string[] }

const column = fieldLabels.complements

/** The addresses that the products of a file have or get; only a file that says what goes with them needs them. */
export function addressesIn(reading: Reading, lines: PackedLines, groups: Places[]): Set<string> {
  if (!reading.columns.some(({ field }) => field === 'complements')) return new Set()
  const read = cellReader(reading)
  const own = groups.map(([first = 0]) => {
    const row = lines.at(first)
    return pathOf(read(row, 'path') ?? '') || pathOf(read(row, 'name') ?? '')
  })
  return new Set(own)
}

type Planned = { drafts: Draft[]; plans: Plan[] }

/** Compares what goes with products of a file with the shop. @param inFile addresses of the file's products */
export async function comparedComplements(
  ctx: Ctx,
  { drafts, plans }: Planned,
  inFile: ReadonlySet<string>,
): Promise<Surveyed[]> {
  const named = drafts.flatMap(({ values }) => values.complements ?? [])
  const ids = plans.flatMap((plan, at) => ('id' in plan && drafts[at]?.values.complements ? plan.id : []))
  const [inShop, held] = await Promise.all([
    idsAtPaths(ctx, [...new Set(named)]),
    pathsOfComplements(ctx, [...new Set(ids)]),
  ])
  return plans.map((plan, at) => {
    const stated = drafts[at]?.values.complements
    const changes = plan.action === 'CHANGE' ? plan.changes : []
    if (!stated) return { plan, action: plan.action, changes, complements: [] }
    const faults = faultsOf(stated, plan, { inShop, inFile }).map((text) => ({
      line: drafts[at]?.line ?? 0,
      column,
      text,
    }))
    if (plan.action === 'FAULT' || faults.length > 0) return refused(plan, faults)
    if (plan.action === 'ADD') return { plan, action: 'ADD', changes, complements: stated }
    const before = (held.get(plan.id) ?? []).map(({ path }) => path)
    if (isDeepStrictEqual(before, stated)) return { plan, action: plan.action, changes, complements: [] }
    const say = (paths: string[]) => cut(paths.join(', '), 200)
    const change = { field: column, sku: '', before: say(before), after: say(stated) }
    return { plan, action: 'CHANGE', changes: [...changes, change], complements: stated }
  })
}

function refused(plan: Plan, more: RowFault[]): Surveyed {
  const faults = [...(plan.action === 'FAULT' ? plan.faults : []), ...more]
  return { plan: { action: 'FAULT', faults }, action: 'FAULT', changes: [], complements: [] }
}

type Known = { inShop: ReadonlyMap<string, string>; inFile: ReadonlySet<string> }

/** Why a product cannot have these complements. */
function faultsOf(stated: string[], plan: Plan, { inShop, inFile }: Known): string[] {
  const unknown = stated.filter((path) => !inShop.has(path) && !inFile.has(path))
  const own = 'input' in plan ? plan.input.path : undefined
  const isOwn = (path: string) => path === own || ('id' in plan && inShop.get(path) === plan.id)
  return [
    ...(stated.length > mostComplements ? [tooManyComplements] : []),
    ...(stated.some(isOwn) ? ['A product cannot go with itself.'] : []),
    ...unknown.slice(0, mostComplements).map(notThere),
  ]
}

const notThere = (path: string) => `Neither the shop nor this file has a product with the address “${cut(path, 80)}”.`
