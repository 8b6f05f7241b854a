import { z } from 'zod'
import { orderTableQuery } from '../../shared/selling/orders-admin.ts'
import { reservedQuery } from '../../shared/selling/reserved-admin.ts'
import { lenient, listSearch } from '../ui/list-search.ts'

const { sort, status, request, payment, from, to } = orderTableQuery.shape

export const ordersSearch = z.object({
  ...listSearch,
  sort: lenient(sort.unwrap()),
  status: lenient(status),
  request: lenient(request),
  payment: lenient(payment),
  from: lenient(from),
  to: lenient(to),
})

export const reservedSearch = z.object({ ...listSearch, sort: lenient(reservedQuery.shape.sort.unwrap()) })

/** Which paper is shown; the invoice where nothing is said. */
export const printSearch = z.object({ paper: lenient(z.literal('slip')) })

/** Several orders by their ids, parted by commas. */
export const printSeveralSearch = z.object({ paper: lenient(z.literal('slip')), ids: lenient(z.string().max(4_000)) })
