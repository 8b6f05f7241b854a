import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../client/call.ts'
import { readCustomer } from '../../server/modules/over/customers/customers.contract.ts'
import type { Customer } from '../../shared/people/customers-admin.ts'
import { useRecord } from '../ui/record.tsx'

const customerKey = (id: string) => ['customer', id]

export function useCustomer(id: string) {
  return useRecord({
    queryKey: customerKey(id),
    queryFn: async () => (await call(readCustomer, { params: { id } })).data,
  })
}

/** Shows a customer as a call has answered with them. */
export function useShowCustomer(id: string): (customer: Customer) => void {
  const queries = useQueryClient()
  return (customer) => void queries.setQueryData(customerKey(id), customer)
}
