import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { type ComponentProps, Fragment, type ReactNode, useState } from 'react'
import { CallError } from '../../client/api.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadFault } from '../../ui/load-fault.tsx'
import { Screen, ScreenSkeleton } from './screen.tsx'

/** One stored record. It is gone if it was deleted, or if the id in its address is invalid. */
export type StoredRecord<T> = {
  data: T | undefined
  isGone: boolean
  fault: string | undefined
  retry: () => Promise<unknown>
  /** Reads the stored record again and discards input. */
  restart: () => Promise<void>
  /** Number of restarts. */
  turn: number
}

export function useRecord<T>(options: UseQueryOptions<T>): StoredRecord<T> {
  const { data, error, refetch } = useQuery(options)
  // Counted after the refetch, so that a form that is keyed by it begins with the new data.
  const [turn, setTurn] = useState(0)
  const restart = async () => {
    await refetch()
    setTurn((before) => before + 1)
  }
  const isGone = error instanceof CallError && (error.status === 404 || error.status === 400)
  return { data, isGone, fault: error?.message, retry: refetch, restart, turn }
}

type Props<T> = Pick<ComponentProps<typeof Screen>, 'back' | 'measure'> & {
  record: StoredRecord<T>
  /** Name of the kind: `Order`. */
  title: string
  gone: { heading?: string; text: string }
  children: (data: T, restart: () => Promise<void>) => ReactNode
}

/** A screen for one record, with its states of loading, gone and failed. */
export function RecordScreen<T>({ record, title, gone, children, ...screen }: Props<T>) {
  const { data, isGone, fault, retry, restart, turn } = record
  if (data !== undefined) return <Fragment key={turn}>{children(data, restart)}</Fragment>
  if (!fault) return <ScreenSkeleton />
  return (
    <Screen title={title} {...screen}>
      {isGone ? (
        <EmptyState heading={gone.heading ?? `${title} not found`} text={gone.text} />
      ) : (
        <LoadFault text={fault} retry={() => void retry()} />
      )}
    </Screen>
  )
}
