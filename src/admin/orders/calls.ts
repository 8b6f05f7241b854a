import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { call } from '../../client/call.ts'
import { listCustomers } from '../../server/modules/over/customers/customers.contract.ts'
import { listInvoices, readInvoicesOf } from '../../server/modules/selling/invoices/invoices.contract.ts'
import {
  listOrders,
  listReserved,
  listReturns,
  readOrder,
  readOrders,
} from '../../server/modules/selling/orders/staff-orders.contract.ts'
import { takeFurtherOrder, takePhoneOrder } from '../../server/modules/selling/phone-orders/phone-orders.contract.ts'
import { listUtrs } from '../../server/modules/selling/upi/upi.contract.ts'
import type { FurtherBody, PhoneOrderBody } from '../../shared/selling/orders/phone-orders.ts'
import type { StaffOrder } from '../../shared/selling/orders/staff-order.ts'
import { listKey } from '../ui/list.ts'
import { useRecord } from '../ui/record.tsx'

const orderKey = (id: string) => ['staff-order', id]

/** One order as staff see it. */
export function useStaffOrder(id: string) {
  return useRecord({
    queryKey: orderKey(id),
    queryFn: async () => (await call(readOrder, { params: { id } })).data,
    // Shoppers pay, cancel and return.
    staleTime: 0,
    // A job sends a refund within seconds.
    refetchInterval: ({ state }) => (state.data?.refunds.some(({ state }) => state === 'REQUESTED') ? 3_000 : false),
  })
}

/** Several orders, as they are printed. */
export function useSeveralOrders(ids: string, enabled: boolean) {
  return useQuery({
    enabled,
    queryKey: ['staff-orders', ids],
    queryFn: async () => (await call(readOrders, { query: { ids } })).data,
  })
}

/** Invoices and credit notes of orders, as they are printed. */
export function useInvoicesOf(ids: string, enabled: boolean) {
  return useQuery({
    enabled,
    queryKey: ['invoices-of-orders', ids],
    queryFn: async () => (await call(readInvoicesOf, { query: { ids } })).data,
  })
}

/** Number of UPI payments to check; 0 until it is known. */
export function useUtrCount(): number {
  const queryKey = [...listKey(listUtrs), 'count']
  const { data } = useQuery({ queryKey, queryFn: async () => (await call(listUtrs, { query: { s: 1 } })).total })
  return data ?? 0
}

/** Query keys of every screen that lists orders; a single order has its own key. */
const ofOrders = [
  listKey(listOrders),
  listKey(listReserved),
  listKey(listReturns),
  listKey(listUtrs),
  ['staff-orders'],
  ['invoices-of-orders'],
  listKey(listInvoices),
  ['dashboard'],
  listKey(listCustomers),
  ['customer'],
]

/** Refetches everything that shows orders, after a change of several. */
export function useRefreshOrders() {
  const queries = useQueryClient()
  return useCallback(() => {
    for (const queryKey of [...ofOrders, ['staff-order']]) void queries.invalidateQueries({ queryKey })
  }, [queries])
}

/** Takes an order by phone and shows it as it is stored. */
export function useTakeOrder() {
  const queries = useQueryClient()
  const refresh = useRefreshOrders()
  return useCallback(
    async (body: PhoneOrderBody) => {
      const { data, known } = await call(takePhoneOrder, { body })
      refresh()
      queries.setQueryData(orderKey(data._id), data)
      return { order: data, known }
    },
    [queries, refresh],
  )
}

/** Takes a further order that goes along with one, and shows both as they are stored. */
export function useTakeFurther(id: string) {
  const queries = useQueryClient()
  const refresh = useRefreshOrders()
  return useCallback(
    async (body: FurtherBody) => {
      try {
        const { data } = await call(takeFurtherOrder, { params: { id }, body })
        queries.setQueryData(orderKey(data._id), data)
        return data
      } finally {
        refresh()
      }
    },
    [id, queries, refresh],
  )
}

/** Runs a step: a call that names the order and answers with its new state. */
export type Act = (step: (order: { params: { id: string } }) => Promise<{ data: StaffOrder }>) => Promise<void>

/** Runs steps of an order and shows the stored state, even if a colleague was faster. */
export function useOrderStep(id: string): Act {
  const queries = useQueryClient()
  return useCallback(
    async (step) => {
      try {
        const { data } = await step({ params: { id } })
        queries.setQueryData(orderKey(id), data)
      } catch (error) {
        void queries.invalidateQueries({ queryKey: orderKey(id) })
        throw error
      } finally {
        for (const queryKey of ofOrders) void queries.invalidateQueries({ queryKey })
      }
    },
    [id, queries],
  )
}
