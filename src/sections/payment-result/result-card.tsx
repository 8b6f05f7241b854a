import { Check, CircleHelp, Clock, type IconNode, X } from 'lucide'
import type { ReactNode } from 'react'
import type { Order } from '../../shared/selling/orders/orders.ts'
import { attemptThatCounts, isTest, isTestPayment } from '../../shared/selling/payments/test-payments.ts'
import { formatPrice } from '../../shared/selling/pricing/money.ts'
import { t } from '../../shared/words.ts'
import { LineIcon } from '../../ui/line-icon.tsx'

const marks: Record<'good' | 'wait' | 'bad' | 'lost', { icon: IconNode; colour: string }> = {
  good: { icon: Check, colour: 'bg-good text-white' },
  wait: { icon: Clock, colour: 'bg-ground-soft text-ink' },
  bad: { icon: X, colour: 'bg-danger text-white' },
  lost: { icon: CircleHelp, colour: 'bg-ground-soft text-ink' },
}

type Props = {
  mark: keyof typeof marks
  title: string
  subtitle: string
  order?: Order
  showsTransaction?: boolean
  amountLabel?: string
  description?: ReactNode
  /** Words about the way on. */
  note?: ReactNode
  /** The order itself, below the way on. */
  ordered?: ReactNode
  /** Links and buttons: the way on. */
  children?: ReactNode
}

/** Layout shared by all payment results: icon, title, subtitle, order, next link. */
export function ResultCard({
  mark,
  title,
  subtitle,
  order,
  showsTransaction = true,
  amountLabel = t('Amount'),
  description,
  note,
  ordered,
  children,
}: Props) {
  const { icon: Icon, colour } = marks[mark]
  return (
    <div className="mx-auto max-w-[40rem]" role="status">
      <span className={`grid size-14 place-items-center rounded-full ${colour}`} aria-hidden>
        <LineIcon of={Icon} className="size-7" strokeWidth={2} />
      </span>
      <h1 className="mt-6 text-4xl">{title}</h1>
      {subtitle && <p className="mt-3 text-lg text-ink-soft">{subtitle}</p>}
      {order && <Facts {...{ order, showsTransaction, amountLabel }} />}
      {order && isTest(order) && <p className="mt-4 font-semibold">{t(isTestPayment)}</p>}
      {description && <div className="mt-6 max-w-[60ch]">{description}</div>}
      {note}
      {children && <div className="mt-8 flex flex-wrap gap-3">{children}</div>}
      {ordered}
    </div>
  )
}

type FactsProps = { order: Order; showsTransaction: boolean; amountLabel: string }

function Facts({ order, showsTransaction, amountLabel }: FactsProps) {
  const payment = showsTransaction ? attemptThatCounts(order) : undefined
  const facts = [
    [amountLabel, formatPrice(order.amounts.total, order.currency)],
    [t('Order'), String(order.number)],
    ...(payment ? [[t('Transaction id'), payment.transactionId]] : []),
  ]
  return (
    <dl className="mt-8 divide-y divide-line border-y border-line tabular-nums">
      {facts.map(([name, value]) => (
        <div key={name} className="flex items-baseline justify-between gap-6 py-3">
          <dt className="shrink-0 text-ink-soft">{name}</dt>
          <dd className="text-right font-semibold wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
