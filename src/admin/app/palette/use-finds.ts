import { useQuery } from '@tanstack/react-query'
import { call } from '../../../client/call.ts'
import { listPages } from '../../../server/modules/content/pages/pages.contract.ts'
import { listCustomers } from '../../../server/modules/over/customers/customers.contract.ts'
import { listOrders } from '../../../server/modules/selling/orders/staff-orders.contract.ts'
import { listProducts } from '../../../server/modules/selling/products/products.contract.ts'
import { isolated } from '../../../shared/direction.ts'
import type { Person } from '../../../shared/people/customer.ts'
import type { Permission } from '../../../shared/people/permissions.ts'
import { statusesOf } from '../../../shared/selling/orders/order-statuses.ts'
import { formatMoney } from '../../../shared/selling/pricing/money.ts'
import { mayOpen } from '../../ui/me.ts'
import type { Find, FindGroup } from './find.ts'
import { findPlaces } from './places.ts'

const most = 5

type Kind = { title: string; permission: Permission; isShown?: true; find: (q: string) => Promise<Find[]> }

/** Searchable kinds. Each uses its own list call, which enforces permissions. */
const kinds: Kind[] = [
  {
    title: 'Orders',
    permission: 'orders',
    isShown: true,
    async find(q) {
      const { data } = await call(listOrders, { query: { q, s: most } })
      return data.map(({ _id, number, customer, status, pickUp, total, currency }) => ({
        id: `order ${_id}`,
        title: `#${number}`,
        note: [isolated(customer.name), statusesOf({ pickUp })[status], formatMoney(total, currency)].join(' · '),
        link: { to: '/orders/$id', params: { id: _id } },
      }))
    },
  },
  {
    title: 'Customers',
    permission: 'orders',
    isShown: true,
    async find(q) {
      const { data } = await call(listCustomers, { query: { q, s: most } })
      return data.map(({ _id, name, email }) => ({
        id: `customer ${_id}`,
        title: name || email,
        note: email,
        link: { to: '/customers/$id', params: { id: _id } },
      }))
    },
  },
  {
    title: 'Products',
    permission: 'catalogue',
    isShown: true,
    async find(q) {
      const { data } = await call(listProducts, { query: { q, s: most } })
      return data.map(({ _id, name, status, price, currency }) => ({
        id: `product ${_id}`,
        title: name,
        note: status === 'DRAFT' ? 'Draft' : formatMoney(price, currency),
        link: { to: '/products/$id', params: { id: _id } },
      }))
    },
  },
  {
    title: 'Pages',
    permission: 'content',
    async find(q) {
      const { data } = await call(listPages, { query: { q, s: most } })
      return data.map(({ _id, title, path }) => ({
        id: `page ${_id}`,
        title,
        ...(path ? { note: path } : {}),
        link: { to: '/pages/$pageId', params: { pageId: _id } },
      }))
    },
  },
]

/** Search results that this user may open; places to go to while the text is empty. */
export function useFinds(me: Person, text: string) {
  const q = text.trim()
  const allowed = kinds.filter((kind) => mayOpen(me, kind))
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['find', q],
    queryFn: () =>
      Promise.all(allowed.map(async ({ title, find }): Promise<FindGroup> => ({ title, finds: await find(q) }))),
    enabled: q !== '',
    staleTime: 10_000,
    retry: 0,
  })
  const places = { title: 'Go to', finds: findPlaces(me, q) }
  const found = q === '' ? [] : (data ?? [])
  const groups = [...found, places].filter(({ finds }) => finds.length > 0)
  return {
    groups,
    busy: q !== '' && isPending,
    fault: q === '' ? undefined : error?.message,
    retry: () => void refetch(),
  }
}
