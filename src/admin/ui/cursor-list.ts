import { useEffect } from 'react'
import type { z } from 'zod'
import type { Contract, Reply } from '../../shared/api/contract.ts'
import { type List, type Options, pageSize, useListCall } from './list.ts'
import { cursorParams } from './list-search.ts'

type Cursors = { next: string | null; previous: string | null }
type CursorContract = Contract & { reply: z.core.$ZodType<{ data: unknown[]; total: number } & Cursors> }

/**
 * Like `useList`, for a call with a cursor: rows that are added meanwhile neither skip nor repeat others on the next page. A page of
 * which nothing is left leads to the first one.
 */
export function useCursorList<C extends CursorContract>({
  contract,
  search,
  sort,
  order,
}: Omit<Options<C>, 'always' | 'size'>): List<Reply<C>['data'][number]> {
  const { data, list } = useListCall(contract, cursorParams(search, { sort, order, size: pageSize }), search)
  const { change } = list
  const isFirst = search.after === undefined && search.before === undefined
  const isGone = data !== undefined && !list.stale && !isFirst && data.data.length === 0
  useEffect(() => {
    if (isGone) change({}, 'replace')
  }, [isGone, change])
  const { previous, next } = data ?? {}
  return {
    ...list,
    turn: { previous: previous ? { before: previous } : undefined, next: next ? { after: next } : undefined },
  }
}
