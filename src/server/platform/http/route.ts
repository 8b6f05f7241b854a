import type { z } from 'zod'
import { apiPath } from '../../../shared/api/api-path.ts'
import type { Contract, Input, contract as state } from '../../../shared/api/contract.ts'
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
): Route
export function route<
  R extends z.ZodType,
  P extends z.ZodType | undefined = undefined,
  Q extends z.ZodType | undefined = undefined,
  B extends z.ZodType | undefined = undefined,
>(
  method: Contract['method'],
  path: string,
  options: Parameters<typeof state<R, P, Q, B>>[2],
  handle: (ctx: Ctx, input: Input<Contract<P, Q, B, R>>) => Promise<z.output<R> | Response>,
): Route
export function route(...given: unknown[]): Route {
  const [contract, handle] = (
    given.length === 2 ? given : [{ ...(given[2] as object), method: given[0], path: given[1] }, given[3]]
  ) as [Contract, Route['handle']]
  return {
    ...contract,
    path: contract.isPage ? contract.path : apiPath(contract.path),
    also: contract.also?.map(apiPath),
    limited: contract.limited as Route['limited'],
    handle,
  }
}

export type { Access } from '../../../shared/api/contract.ts'
export { listOf, oneOf } from '../../../shared/api/contract.ts'
