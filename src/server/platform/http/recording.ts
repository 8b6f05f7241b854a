import type { Records } from '../../../shared/api/contract.ts'
import type { Ctx } from '../context.ts'

type CallInput = { params: unknown; query: unknown; body: unknown }

/** Runs a call by `handle` and audits it as its contract states. */
export type RecordCall = (
  ctx: Ctx,
  records: Records,
  input: CallInput,
  handle: (ctx: Ctx) => Promise<unknown>,
) => Promise<unknown>
