import { useQueryClient } from '@tanstack/react-query'
import { readSession } from '../server/modules/people/identity/identity.contract.ts'
import { beginGuest, changeGuest, readGuest } from '../server/modules/selling/guests/guests.contract.ts'
import type { Person } from '../shared/people/customer.ts'
import { CallError } from './api.ts'
import { call } from './call.ts'
import { usePersonal } from './personal.ts'
import { forgetGuest, hasBag, readToken, storeGuest } from './session.ts'

let beginning: Promise<void> | undefined

/** Gives a visitor a bag, once however many presses ask for it together. */
function beginBag(): Promise<void> {
  beginning ??= call(beginGuest)
    .then(({ data }) => storeGuest(data.token))
    .finally(() => {
      beginning = undefined
    })
  return beginning
}

/**
 * Makes a call that puts something into the bag. A visitor gets a bag first, in a shop that takes orders from guests (B301), and a
 * guest whose session is over a new one.
 */
export async function withBag<T>(run: () => Promise<T>): Promise<T> {
  if (!hasBag()) await beginBag()
  try {
    return await run()
  } catch (error) {
    if (!endsGuest(error)) throw error
    await beginBag()
    return run()
  }
}

/** Whether a call was refused because the session of the guest is over, who is a visitor again then. */
export function endsGuest(error: unknown): boolean {
  const isOver = error instanceof CallError && error.status === 401 && readToken() === null && hasBag()
  if (isOver) forgetGuest()
  return isOver
}

/** Who orders: the person who is signed in, or a guest with the email that they gave, '' until then. */
export type Buyer = { person: Person; guest?: undefined } | { person?: undefined; guest: string }

const buyerKey = ['buyer']

export function useBuyer(preview: Person | null = null) {
  const run = async (): Promise<Buyer> =>
    readToken() === null ? { guest: (await call(readGuest)).data.email } : { person: (await call(readSession)).data }
  return usePersonal<Buyer>({ key: buyerKey, run, preview: preview && { person: preview }, guests: true })
}

/** Gives the email for a guest's order. Another email may be another guest's, so all of theirs is loaded anew. */
export function useGiveEmail() {
  const queries = useQueryClient()
  return async (email: string) => {
    const { data } = await call(changeGuest, { body: { email } })
    queries.setQueryData<Buyer>(buyerKey, { guest: data.email })
    void queries.invalidateQueries()
  }
}
