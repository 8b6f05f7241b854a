import { useMutation, useQueryClient } from '@tanstack/react-query'
import { disconnectGoogle, readGoogle } from '../server/modules/people/google/google.contract.ts'
import { call } from './call.ts'
import { usePersonal } from './personal.ts'

type Connection = { connected: string | null }

const connectionKey = ['google-connection']

/** Since when a Google account signs the person in. */
export function useGoogleConnection(preview: Connection | null) {
  const run = async () => (await call(readGoogle)).data
  return usePersonal<Connection>({ key: connectionKey, run, preview })
}

export function useDisconnectGoogle() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async () => (await call(disconnectGoogle)).data,
    onSuccess: (data) => queries.setQueryData(connectionKey, data),
  })
}
