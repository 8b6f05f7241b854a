import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { call } from '../../client/call.ts'
import { readCollection } from '../../server/modules/selling/collections/collections.contract.ts'
import { LoadFault } from '../../ui/load-fault.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { Screen } from '../ui/screen.tsx'
import { CollectionForm } from './collection-form.tsx'

const back = { to: '/catalogue/collections', title: 'Collections' } as const

export const collectionKey = (id: string) => ['collection', id]

export function NewCollectionScreen() {
  return <CollectionForm />
}

export function CollectionScreen() {
  const { id } = useParams({ from: '/catalogue/collections/$id' })
  const { data, error, refetch } = useQuery({
    queryKey: collectionKey(id),
    queryFn: async () => (await call(readCollection, { params: { id } })).data,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  if (data) {
    const restart = async () => void (await refetch())
    return <CollectionForm key={`${id} ${data.revision}`} collection={data} restart={restart} />
  }
  return (
    <Screen title="Collection" back={back}>
      {error ? (
        <LoadFault text={error.message} retry={() => void refetch()} />
      ) : (
        <Loading text="Loading the collection">
          <Skeleton className="h-64" />
        </Loading>
      )}
    </Screen>
  )
}
