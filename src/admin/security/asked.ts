import type { CallError } from '../../client/api.ts'
import { remedyBy } from '../../client/call.ts'

/** Settles once the person has done it, or will not. */
type Ask = () => Promise<boolean>

/** What a person may be asked for before a call goes through: to prove that it is they, or to set up a second step. */
const codes = { proof: 'access.askedAgain', secondStep: 'access.secondStep' } as const

type Wanted = keyof typeof codes

const askers: Partial<Record<Wanted, Ask>> = {}
const asking: Partial<Record<Wanted, Promise<boolean>>> = {}
/** Cancels the open question. */
const ends: Partial<Record<Wanted, () => void>> = {}

/** Registers the component that asks. @returns a function that unregisters it and answers an open question with no */
export function askBy(wanted: Wanted, asker: Ask): () => void {
  askers[wanted] = asker
  remedyBy(isProvedNow)
  return () => {
    delete askers[wanted]
    ends[wanted]?.()
  }
}

/** Whether a call was refused for want of one of these, and the person has given it now: it may be made again. */
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
