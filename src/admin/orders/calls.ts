import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { CallError, call } from '../../client/api.ts'
import type { OrderCounts, StaffOrder } from '../../shared/selling/orders-admin.ts'

export const ordersPath = '/api/v1/orders'

const orderKey = (id: string) => ['staff-order', id]

/** One order as staff see it. */
export function useStaffOrder(id: string) {
  const { data, error, refetch } = useQuery({
    queryKey: orderKey(id),
    queryFn: async () => (await call<{ data: StaffOrder }>(`${ordersPath}/${id}`, { method: 'GET' })).data,
  })
  const isGone = error instanceof CallError && (error.status === 404 || error.status === 400)
  return { order: data, isGone, fault: error?.message, retry: () => void refetch() }
}

/** How many orders of each state fit the filters of the list. */
export function useOrderCounts({ status: _, ...params }: Record<string, string>) {
  return useQuery({
    queryKey: ['list', ordersPath, 'counts', params],
    queryFn: async () => (await call<{ data: OrderCounts }>(`${ordersPath}/counts`, { method: 'GET', params })).data,
    placeholderData: keepPreviousData,
  }).data
}

export type Act = (act: 'moves' | 'cancel' | 'refunds' | 'notes', body: object) => Promise<void>

/** Does something with an order; the screen then shows it as it stands, also when somebody else was faster. */
export function useAct(id: string): Act {
  const queries = useQueryClient()
  return useCallback(
    async (act, body) => {
      try {
        const { data } = await call<{ data: StaffOrder }>(`${ordersPath}/${id}/${act}`, { body })
        queries.setQueryData(orderKey(id), data)
      } catch (error) {
        void queries.invalidateQueries({ queryKey: orderKey(id) })
        throw error
      } finally {
        void queries.invalidateQueries({ queryKey: ['list', ordersPath] })
        void queries.invalidateQueries({ queryKey: ['dashboard'] })
      }
    },
    [id, queries],
  )
}
