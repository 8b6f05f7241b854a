import { useMutation, useQueryClient } from '@tanstack/react-query'
import { endOtherSessions, endSession, listSessions } from '../server/modules/people/identity/identity.contract.ts'
import type { Session } from '../shared/people/session.ts'
import { call } from './call.ts'
import { usePersonal } from './personal.ts'

const sessionKey = ['sessions']

/** Where the person is signed in, this device first. */
export function useSessions(preview: Session[] | null = null) {
  const run = async () => (await call(listSessions)).data
  return usePersonal({ key: sessionKey, run, preview })
}

export function useEndSession() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(endSession, { params: { id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: sessionKey }),
  })
}

export function useEndOtherSessions() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => call(endOtherSessions),
    onSettled: () => queries.invalidateQueries({ queryKey: sessionKey }),
  })
}
