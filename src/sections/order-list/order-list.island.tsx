import { useEffect } from 'react'
import { useAddressBar } from '../../client/address-bar.ts'
import { type OrderPage, useOrders } from '../../client/orders.ts'
import { AccountShell } from '../../features/account/account-shell.tsx'
import { OrderAgain } from '../../features/account/order-again.tsx'
import { OrderRow } from '../../features/account/order-row.tsx'
import { OrderSkeleton } from '../../features/account/order-skeleton.tsx'
import type { Person } from '../../shared/people/customer.ts'
import { t } from '../../shared/words.ts'
import { buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Link } from '../../ui/link.tsx'
import { LoadFault } from '../../ui/load-fault.tsx'

type Props = {
  heading: string
  size: number
  emptyHeading: string
  emptyText: string
  shop: { text: string; href: string }
  timeZone: string
  preview: { person: Person; orders: OrderPage } | null
}

export default function OrderList({ heading, size, emptyHeading, emptyText, shop, timeZone, preview }: Props) {
  const address = useAddressBar()
  const page = pageOf(address)
  const { data: orders, fault, retry } = useOrders({ page, size }, preview?.orders, address !== undefined)
  const pages = Math.ceil((orders?.total ?? 0) / size)
  const isPastEnd = pages > 0 && page >= pages
  useEffect(() => {
    if (isPastEnd) leadTo(pages === 1 ? location.pathname : `?p=${pages}`)
  }, [isPastEnd, pages])
  return (
    <AccountShell current="orders" heading={heading} preview={preview?.person ?? null}>
      {fault && <LoadFault text={fault} retry={retry} />}
      {(!orders || isPastEnd) && !fault && <OrderSkeleton rows={3} />}
      {orders?.total === 0 && (
        <EmptyState heading={emptyHeading} text={emptyText}>
          {shop.text && (
            <Link href={shop.href} className={buttonClass()}>
              {shop.text}
            </Link>
          )}
        </EmptyState>
      )}
      <ul className="divide-y divide-line border-y border-line empty:hidden">
        {orders?.data.map((order) => (
          <li key={order._id}>
            <OrderRow order={order} timeZone={timeZone} />
            <OrderAgain order={order} className="-mt-3 pb-6" />
          </li>
        ))}
      </ul>
      {!isPastEnd && <Pages page={page} pages={pages} />}
    </AccountShell>
  )
}

/** Replaces the address without loading the page; `useAddressBar` hears of it. */
function leadTo(href: string): void {
  history.replaceState(history.state, '', href)
  window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
}

/** People count pages from 1, the API from 0. */
function pageOf(address: URL | undefined): number {
  const shown = Number(address?.searchParams.get('p') ?? 1)
  return Number.isInteger(shown) && shown > 0 ? shown - 1 : 0
}

function Pages({ page, pages }: { page: number; pages: number }) {
  if (pages < 2) return null
  return (
    <nav aria-label={t('Pages of orders')} className="mt-6 flex items-center justify-between gap-4">
      {page > 0 ? (
        <Link href={`?p=${page}`} rel="prev" className={buttonClass('secondary')}>
          {t('Newer')}
        </Link>
      ) : (
        <span />
      )}
      <p className="text-sm text-ink-soft">{t('Page {page} of {pages}', { page: page + 1, pages })}</p>
      {page + 1 < pages ? (
        <Link href={`?p=${page + 2}`} rel="next" className={buttonClass('secondary')}>
          {t('Older')}
        </Link>
      ) : (
        <span />
      )}
    </nav>
  )
}
