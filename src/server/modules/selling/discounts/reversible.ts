import { inArray } from 'drizzle-orm'
import type { State } from '../../../../shared/running/leaves.ts'
import { discountInput } from '../../../../shared/selling/pricing/discounts-admin.ts'
import type { Ctx } from '../../../platform/context.ts'
import { takeTurn } from '../../../platform/lock.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite } from '../../../platform/table.ts'
import type { ReversibleThings } from '../../module.ts'
import { type DiscountRow, discounts } from './discounts.tables.ts'
import { changeDiscount } from './discounts.ts'

export const reversible: ReversibleThings = {
  discount: {
    permission: 'catalogue',
    acts: ['discount.change'],
    undo: 'discount.undo',
    hold: holdDiscounts,
    read: statesOf,
    nameFields: ['code', 'title'],
    put: putDiscounts,
    refusals: ['discount.code', 'discount.gone', 'discount.mostAutomatic', 'discount.stale'],
  },
}

/** Takes the turn first, as every change of discounts does. Ids of other things, such as those of a scope, are left out. */
async function holdDiscounts(ctx: Ctx, named: string[]): Promise<string[]> {
  if (named.length === 0) return []
  await takeTurn(ctx, 'discounts')
  const rows = await ctx.db
    .select({ id: discounts.id })
    .from(discounts)
    .where(inSite(ctx, discounts, inArray(discounts.id, named)))
    .orderBy(discounts.id)
    .for('no key update')
  return rows.map(({ id }) => id)
}

const rowsOf = (ctx: Ctx, ids: string[]): Promise<DiscountRow[]> =>
  ctx.db
    .select()
    .from(discounts)
    .where(inSite(ctx, discounts, inArray(discounts.id, ids)))

async function statesOf(ctx: Ctx, ids: string[]): Promise<Map<string, State>> {
  const rows = new Map((await rowsOf(ctx, ids)).map((row) => [row.id, row]))
  return new Map(ids.map((id) => [id, stateOf(rows.get(id))]))
}

function stateOf(row: DiscountRow | undefined): State {
  if (!row) return { deleted: true }
  const { code, title, gift, scope, leastAmount, leastPieces, firstOrder, beginsAt, endsAt } = row
  const { mostUses, mostPerPerson, priority, combines, active } = row
  return {
    deleted: false,
    ...{ code, title, gift, scope, leastAmount, leastPieces, firstOrder },
    ...{ begins: beginsAt?.toISOString() ?? null, ends: endsAt?.toISOString() ?? null },
    ...{ mostUses, mostPerPerson, priority, combines, active },
  }
}

/** @throws Refusal those of `changeDiscount` */
async function putDiscounts(ctx: Ctx, wanted: Map<string, State>): Promise<void> {
  const revisions = new Map((await rowsOf(ctx, [...wanted.keys()])).map(({ id, revision }) => [id, revision]))
  for (const [id, state] of wanted) {
    const revision = revisions.get(id)
    if (revision === undefined) throw refusal('discount.gone')
    await changeDiscount(ctx, id, discountInput.parse(state), revision)
  }
}
