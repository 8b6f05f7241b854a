import type { z } from 'zod'
import { apiPath } from '../../../shared/api/api-path.ts'
import type { Contract, Input } from '../../../shared/api/contract.ts'
import type { Ctx } from '../context.ts'

type AnyInput = { params: unknown; query: unknown; body: unknown; headers: unknown }

/** A mounted call: its contract with full paths, and its handler. */
export type Route = Omit<Contract, 'limited'> & {
  limited?: (input: { query: unknown; body: unknown }) => boolean
  handle: (ctx: Ctx, input: AnyInput) => Promise<unknown>
}

/**
 * Makes a route of a contract and its handler. The handler's input is validated by the contract's schemas, its result
 * by `reply` except in production. A `Response` (a redirect, a file) is sent unchanged.
 */
export function route<C extends Contract>(
  contract: C,
  handle: (ctx: Ctx, input: Input<C>) => Promise<z.output<C['reply']> | Response>,
): Route {
  return {
    ...contract,
    path: contract.isPage ? contract.path : apiPath(contract.path),
    also: contract.isPage ? contract.also : contract.also?.map(apiPath),
    limited: contract.limited as Route['limited'],
    handle: handle as Route['handle'],
  }
}
