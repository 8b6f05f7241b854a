import { useQueryClient } from '@tanstack/react-query'
import { changeGuest } from '../server/modules/selling/guests/guests.contract.ts'
import { type Buyer, buyerKey } from './buyer.ts'
import { call } from './call.ts'

/** Gives the email for a guest's order. Another email may be another guest's, so all of theirs is loaded anew. */
export function useGiveEmail() {
  const queries = useQueryClient()
  return async (email: string) => {
    const { data } = await call(changeGuest, { body: { email } })
    queries.setQueryData<Buyer>(buyerKey, { guest: data.email })
    void queries.invalidateQueries()
  }
}
