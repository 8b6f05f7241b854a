import { CallError } from './api.ts'

type Ask = () => Promise<boolean>

let ask: Ask | undefined
let asking: Promise<boolean> | undefined

/** Says who asks a person to prove once more that it is they. @returns what takes that back */
export function askForProofBy(asker: Ask): () => void {
  ask = asker
  return () => {
    ask = undefined
  }
}

/** Whether a call was refused for want of a recent proof, and the person has given one now: it may be made again. */
export async function isProvedNow(error: unknown): Promise<boolean> {
  if (!ask || !(error instanceof CallError) || !error.hasCode('access.askedAgain')) return false
  asking ??= ask().finally(() => {
    asking = undefined
  })
  return asking
}
