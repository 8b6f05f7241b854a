import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  askForDeparture,
  readDeparture,
  takeDepartureBack,
} from '../server/modules/over/departures/departures.contract.ts'
import type { Departure, DepartureBody } from '../shared/people/departure.ts'
import { call } from './call.ts'
import { usePersonal } from './personal.ts'

const departureKey = ['departure']

/** Whether and when the account is deleted. */
export function useDeparture(preview: Departure | null = null) {
  const run = async () => (await call(readDeparture)).data
  return usePersonal({ key: departureKey, run, preview })
}

export function useAskForDeparture() {
  const queries = useQueryClient()
  return async (body: DepartureBody) => {
    const { data } = await call(askForDeparture, { body })
    queries.setQueryData(departureKey, data)
  }
}

export function useTakeDepartureBack() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async () => (await call(takeDepartureBack)).data,
    onSuccess: (data) => queries.setQueryData(departureKey, data),
  })
}
