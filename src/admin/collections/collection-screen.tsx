import { useParams } from '@tanstack/react-router'
import { call } from '../../client/call.ts'
import { readCollection } from '../../server/modules/selling/collections/collections.contract.ts'
import { RecordScreen, useRecord } from '../ui/record.tsx'
import { CollectionForm } from './collection-form.tsx'

const back = { to: '/catalogue/collections', title: 'Collections' } as const

export const collectionKey = (id: string) => ['collection', id]

export function NewCollectionScreen() {
  return <CollectionForm />
}

export function CollectionScreen() {
  const { id } = useParams({ from: '/catalogue/collections/$id' })
  return <StoredCollection key={id} id={id} />
}

function StoredCollection({ id }: { id: string }) {
  const record = useRecord({
    queryKey: collectionKey(id),
    queryFn: async () => (await call(readCollection, { params: { id } })).data,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  return (
    <RecordScreen
      record={record}
      title="Collection"
      back={back}
      gone={{ text: 'It was deleted, or the link is wrong.' }}
    >
      {(collection, restart) => <CollectionForm collection={collection} restart={restart} />}
    </RecordScreen>
  )
}
