import { arrivalText } from '../../shared/selling/delivery/arrival-text.ts'
import type { Order } from '../../shared/selling/orders/orders.ts'
import { formatPrice } from '../../shared/selling/pricing/money.ts'
import { t } from '../../shared/words.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { PieceRow } from '../../ui/piece-row.tsx'
import { WhereTo } from '../../ui/where-to.tsx'
import { ComesBack } from './comes-back.tsx'
import type { PaymentPage } from './outcome.ts'
import { ResultCard } from './result-card.tsx'
import { ForGuest, SeeOrder } from './see-order.tsx'

export type PlacedWords = {
  title: string
  subtitle: string
  description: string
  link: { text: string; href: string } | null
}

const amountLabels: Partial<Record<Order['paymentStatus'], string>> = {
  PAID: 'Amount paid',
  DUE_ON_DELIVERY: 'To pay on delivery',
}

function amountLabel({ paymentStatus, pickUp }: Order): string {
  if (pickUp && paymentStatus === 'DUE_ON_DELIVERY') return t('To pay on collection')
  return t(amountLabels[paymentStatus] ?? 'Amount')
}

type Props = {
  order: Order
  words: PlacedWords
  /** The total that the checkout showed before, in minor units. */
  shown: number | undefined
  template: PaymentPage
  inert: boolean
}

/** A placed order, in the owner's words (S36, S37). */
export function Placed({ order, words, shown, template, inert }: Props) {
  const { amounts, currency } = order
  const less = shown === undefined ? 0 : shown - amounts.total
  // The owner's words are about a parcel.
  const description = order.pickUp ? t('We tell you once it is ready to collect.') : words.description
  return (
    <div inert={inert}>
      <ResultCard
        mark="good"
        title={words.title}
        subtitle={words.subtitle}
        order={order}
        showsTransaction={template === 'payment-result'}
        amountLabel={amountLabel(order)}
        description={
          (less > 0 || description) && (
            <>
              {less > 0 && (
                <p className="mb-4">
                  {t('That is {amount} less than the checkout showed.', { amount: formatPrice(less, currency) })}
                </p>
              )}
              {description && <p className="whitespace-pre-line">{description}</p>}
            </>
          )
        }
        ordered={<Ordered order={order} />}
        note={
          <>
            <ComesBack order={order} />
            <ForGuest isPreview={inert} />
          </>
        }
      >
        <SeeOrder order={order} look="primary" isPreview={inert} />
        {words.link && (
          <Link href={words.link.href} className={buttonClass('secondary')}>
            {words.link.text}
          </Link>
        )}
      </ResultCard>
    </div>
  )
}

/** The ordered lines, where they go and when they are there. */
function Ordered({ order }: { order: Order }) {
  const { lines, currency } = order
  const arrival = arrivalText(order)
  return (
    <div className="mt-8 grid gap-8">
      <section>
        <h2 className="mb-2 text-xl">{t('What you ordered')}</h2>
        <ul className="divide-y divide-line border-y border-line">
          {lines.map((line, position) => (
            <li key={position} className="py-4">
              <PieceRow piece={line} currency={currency} />
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2 className="mb-2 text-xl">{order.pickUp ? t('Pick up at') : t('Deliver to')}</h2>
        <WhereTo order={order} />
        {arrival && <p className="mt-3 font-semibold">{arrival}</p>}
      </section>
    </div>
  )
}
