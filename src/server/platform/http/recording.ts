import type { Records } from '../../../shared/api/contract.ts'
import type { Ctx } from '../context.ts'

type CallInput = { params: unknown; query: unknown; body: unknown }

/** Answers a call by `handle`, and records what its contract states of it. */
export type RecordCall = (
  ctx: Ctx,
  records: Records,
  input: CallInput,
  handle: (ctx: Ctx) => Promise<unknown>,
) => Promise<unknown>
