import { ArrowRight } from 'lucide'
import { usePerson } from '../../client/account.ts'
import { type OrderPage, useOrders } from '../../client/orders.ts'
import { AccountShell } from '../../features/account/account-shell.tsx'
import { OrderRow } from '../../features/account/order-row.tsx'
import { OrderSkeleton } from '../../features/account/order-skeleton.tsx'
import { isolated } from '../../shared/direction.ts'
import type { Person } from '../../shared/people/customer.ts'
import { t } from '../../shared/words.ts'
import { buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LineIcon } from '../../ui/line-icon.tsx'
import { Link } from '../../ui/link.tsx'
import { LoadFault } from '../../ui/load-fault.tsx'

type Props = {
  greeting: string
  emptyText: string
  shop: { text: string; href: string }
  timeZone: string
  preview: { person: Person; orders: OrderPage } | null
}

export default function AccountOverview({ greeting, preview, ...rest }: Props) {
  const { data: person } = usePerson(preview?.person)
  return (
    <AccountShell
      current="overview"
      heading={person ? `${greeting}, ${isolated(person.firstName)}` : greeting}
      preview={preview?.person ?? null}
    >
      <LatestOrder {...rest} preview={preview} />
      <Shortcuts />
    </AccountShell>
  )
}

function LatestOrder({ emptyText, shop, timeZone, preview }: Omit<Props, 'greeting'>) {
  const { data: orders, fault, retry } = useOrders({ page: 0, size: 1 }, preview?.orders)
  const latest = orders?.data[0]
  if (fault) return <LoadFault text={fault} retry={retry} />
  if (!orders) return <OrderSkeleton rows={1} />
  if (!latest)
    return (
      <EmptyState heading={t('Your first order is still to come')} text={emptyText}>
        {shop.text && (
          <Link href={shop.href} className={buttonClass()}>
            {shop.text}
          </Link>
        )}
      </EmptyState>
    )
  return (
    <section>
      <p className="mb-2 text-sm text-ink-soft">{t('Your latest order')}</p>
      <div className="border-y border-line">
        <OrderRow order={latest} timeZone={timeZone} />
      </div>
      {orders.total > 1 && (
        <Link
          href="/setting/orders"
          className="mt-2 inline-flex min-h-11 items-center text-link underline underline-offset-4"
        >
          {t('All orders')}
        </Link>
      )}
    </section>
  )
}

const shortcuts = [
  { title: 'Addresses', text: 'Where your parcels go', href: '/setting/addresses' },
  { title: 'Profile', text: 'Your name, your number, your birthday', href: '/setting/profile' },
  { title: 'Bag', text: 'What you have put aside', href: '/cart' },
]

function Shortcuts() {
  return (
    <ul className="mt-12 grid gap-x-10 sm:grid-cols-3">
      {shortcuts.map(({ title, text, href }) => (
        <li key={href}>
          <Link
            href={href}
            className="group flex h-full items-start justify-between gap-4 border-t border-line-strong sm:border-t-2 py-4 hover:border-accent"
          >
            <span className="leading-snug">
              <span className="block font-semibold">{t(title)}</span>
              <span className="mt-0.5 block text-sm text-ink-soft">{t(text)}</span>
            </span>
            <LineIcon of={ArrowRight} className="mt-0.5 size-5 shrink-0 text-ink-soft group-hover:text-accent" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
