import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CallError } from '../../client/api.ts'
import { call } from '../../client/call.ts'
import { readCustomer } from '../../server/modules/over/customers/customers.contract.ts'
import type { Customer } from '../../shared/people/customers-admin.ts'

const customerKey = (id: string) => ['customer', id]

export function useCustomer(id: string) {
  const { data, error, refetch } = useQuery({
    queryKey: customerKey(id),
    queryFn: async () => (await call(readCustomer, { params: { id } })).data,
  })
  const isGone = error instanceof CallError && (error.status === 404 || error.status === 400)
  return { customer: data, isGone, fault: error?.message, retry: () => void refetch() }
}

/** Shows a customer as a call has answered with them. */
export function useShowCustomer(id: string): (customer: Customer) => void {
  const queries = useQueryClient()
  return (customer) => void queries.setQueryData(customerKey(id), customer)
}
