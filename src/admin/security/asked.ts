import type { CallError } from '../../client/api.ts'
import { remedyBy } from '../../client/call.ts'

/** Resolves to whether the user complied. */
type Ask = () => Promise<boolean>

/** Refusals that the user can resolve before a retry: proof of identity, or setting up a second factor. */
const codes = { proof: 'access.askedAgain', secondStep: 'access.secondStep' } as const

type Wanted = keyof typeof codes

const askers: Partial<Record<Wanted, Ask>> = {}
const asking: Partial<Record<Wanted, Promise<boolean>>> = {}
/** Cancels the open question. */
const ends: Partial<Record<Wanted, () => void>> = {}

/** Registers the component that asks. @returns a function that unregisters it and answers an open question with false */
export function askBy(wanted: Wanted, asker: Ask): () => void {
  askers[wanted] = asker
  remedyBy(isProvedNow)
  return () => {
    delete askers[wanted]
    ends[wanted]?.()
  }
}

/** Whether the call was refused for one of these and the user has now complied, so that it may be retried. */
async function isProvedNow(error: CallError): Promise<boolean> {
  for (const wanted of ['proof', 'secondStep'] as const) {
    const ask = askers[wanted]
    if (!ask || !error.hasCode(codes[wanted])) continue
    asking[wanted] ??= answerOf(wanted, ask)
    return asking[wanted]
  }
  return false
}

function answerOf(wanted: Wanted, ask: Ask): Promise<boolean> {
  const { promise, resolve, reject } = Promise.withResolvers<boolean>()
  ends[wanted] = () => resolve(false)
  ask().then(resolve, reject)
  return promise.finally(() => {
    delete asking[wanted]
    delete ends[wanted]
  })
}
