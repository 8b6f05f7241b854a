import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { readPortrait } from '../server/modules/people/portraits/portraits.contract.ts'
import { personKey } from './account.ts'
import { fetchAnswer } from './call.ts'
import { messageOf } from './message-of.ts'

/** The picture of a profile as a `data:` address: it is read with the person's token, which a plain picture's address cannot carry. */
export function usePortrait(id: string | null): string | undefined {
  const { data } = useQuery({
    queryKey: ['portrait', id],
    queryFn: async () => asAddress(await (await fetchAnswer(readPortrait, { params: { id: id ?? '' } })).blob()),
    enabled: id !== null,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return id === null ? undefined : data
}

function asAddress(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(blob)
  })
}

/** Puts a file in the place of the picture; null takes the picture out. */
export function useChangePortrait() {
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  const change = async (file: File | null) => {
    setBusy(true)
    setFault(undefined)
    try {
      // Few visits change it.
      const { storePortrait } = await import('./store-portrait.ts')
      queries.setQueryData(personKey, await storePortrait(file))
    } catch (error) {
      setFault(messageOf(error))
    } finally {
      setBusy(false)
    }
  }
  return { change, busy, fault }
}
