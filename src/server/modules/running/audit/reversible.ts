import type { Permission } from '../../../../shared/people/permissions.ts'
import type { Act } from '../../../../shared/running/activity.ts'
import type { State } from '../../../../shared/running/leaves.ts'
import type { Ctx } from '../../../platform/context.ts'
import { holdProducts, putProducts, statesOfProducts } from '../../selling/products/index.ts'
import { putSettings, stateOfSettings } from '../../sites/settings/index.ts'

/** A kind of thing whose changes can be undone. */
export type Reversible = {
  /** The right that its changes need, and so their undoing. */
  permission: Permission
  /** Locks the things that a call names, and returns their ids. */
  hold: (ctx: Ctx, named: string[]) => Promise<string[]>
  /** Reads their states, by id. */
  read: (ctx: Ctx, ids: string[]) => Promise<Map<string, State>>
  /** Brings things to the states given; `changed` are the names of fields that differ, by the things' ids. */
  put: (ctx: Ctx, wanted: Map<string, State>, changed: Map<string, string[]>) => Promise<void>
}

const own = 'site'

export const reversibles = {
  product: {
    permission: 'catalogue',
    hold: holdProducts,
    read: statesOfProducts,
    put: putProducts,
  },
  settings: {
    permission: 'settings',
    hold: () => Promise.resolve([own]),
    read: async (ctx) => new Map([[own, await stateOfSettings(ctx)]]),
    put: (ctx, wanted, changed) => putSettings(ctx, wanted.get(own) ?? {}, changed.get(own) ?? []),
  },
} satisfies Record<string, Reversible>

export type ReversibleKind = keyof typeof reversibles

/** The acts that can be undone, and what each of them changes. */
export const reversibleActs: Partial<Record<Act, ReversibleKind>> = {
  'product.categories': 'product',
  'product.change': 'product',
  'product.delete': 'product',
  'product.grid': 'product',
  'product.prices': 'product',
  'product.restore': 'product',
  'product.status': 'product',
  'settings.change': 'settings',
  'variant.change': 'product',
}

export const undoActs = { product: 'product.undo', settings: 'settings.undo' } as const satisfies Record<
  ReversibleKind,
  Act
>
