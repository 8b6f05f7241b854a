import type { z } from 'zod'
import { apiPath } from '../../../shared/api/api-path.ts'
import type { Contract, Input } from '../../../shared/api/contract.ts'
import type { Ctx } from '../context.ts'

type AnyInput = { params: unknown; query: unknown; body: unknown; headers: unknown }

/** A call as the application mounts and documents it: its contract with full paths, and who answers it. */
export type Route = Omit<Contract, 'limited'> & {
  limited?: (input: { body: unknown }) => boolean
  handle: (ctx: Ctx, input: AnyInput) => Promise<unknown>
}

/**
 * Answers a call: parse, one verb, reply. What the handler is given has been through the contract's schemas; what it
 * returns goes through `reply`. A `Response` (a redirect, a file) is sent as it is.
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
