import { beginGuest, takeGuestBag } from '../server/modules/selling/guests/guests.contract.ts'
import { t } from '../shared/words.ts'
import { CallError } from './api.ts'
import { forgetGuest, hasBag, storeGuest, waitingGuest } from './bag.ts'
import { call } from './call.ts'
import { readToken } from './session.ts'

let beginning: Promise<void> | undefined

/**
 * Gives a visitor a bag, once however many presses ask for it together (B301).
 * @throws CallError also where the browser refuses to store it: the checkout would find the bag empty
 */
export function beginBag(): Promise<void> {
  beginning ??= call(beginGuest)
    .then(({ data }) => keep(data.token))
    .finally(() => {
      beginning = undefined
    })
  return beginning
}

function keep(token: string): void {
  if (storeGuest(token)) return
  forgetGuest()
  throw new CallError(
    0,
    undefined,
    t(
      'Your browser keeps nothing for this site, so it cannot keep a bag. Allow it to store site data, then try again.',
    ),
  )
}

/** Whether a call was refused because the guest's session has expired. */
export function endsGuest(error: unknown): boolean {
  const isOver = error instanceof CallError && error.status === 401 && readToken() === null && hasBag()
  if (isOver) forgetGuest()
  return isOver
}

/** Merges the guest bag into the account's after sign-in; idempotent. */
export async function takeOver(): Promise<void> {
  const token = waitingGuest()
  if (token === null) return
  await call(takeGuestBag, { body: { token } })
  forgetGuest()
}
