import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Person } from '../shared/people/customer.ts'
import { personKey } from './account.ts'
import { messageOf } from './message-of.ts'

/** Few people have a picture, and few visits change it. */
const loadFile = () => import('./portrait-file.ts')

/** The picture of a profile, as an address that the browser can show. */
export function usePortrait(id: string | null): string | undefined {
  const { data } = useQuery({
    queryKey: ['portrait', id],
    queryFn: async () => (await loadFile()).portraitAddress(id ?? ''),
    enabled: id !== null,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return id === null ? undefined : data
}

/** Replaces the picture with a file, or removes it with null, and sets whether it is public. */
export function useChangePortrait() {
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  const keep = async (store: (files: Awaited<ReturnType<typeof loadFile>>) => Promise<Person>) => {
    setBusy(true)
    setFault(undefined)
    try {
      queries.setQueryData(personKey, await store(await loadFile()))
    } catch (error) {
      setFault(messageOf(error))
    } finally {
      setBusy(false)
    }
  }
  const change = (file: File | null) => keep(({ storePortrait }) => storePortrait(file))
  const show = (isShown: boolean) => keep(({ storeShown }) => storeShown(isShown))
  return { change, show, busy, fault }
}
