import { readSession } from '../server/modules/people/identity/identity.contract.ts'
import { readGuest } from '../server/modules/selling/guests/guests.contract.ts'
import type { Person } from '../shared/people/customer.ts'
import { useHasBag } from './bag.ts'
import { call } from './call.ts'
import { usePersonal } from './personal.ts'
import { readToken } from './session.ts'

/** Who orders: the person who is signed in, or a guest with the email that they gave, '' until then (B302). */
export type Buyer = { person: Person; guest?: undefined } | { person?: undefined; guest: string }

export const buyerKey = ['buyer']

const read = async (): Promise<Buyer> =>
  readToken() === null ? { guest: (await call(readGuest)).data.email } : { person: (await call(readSession)).data }

export function useBuyer(preview: Person | undefined) {
  return usePersonal({ key: buyerKey, run: read, preview: preview && { person: preview }, useOwn: useHasBag })
}
