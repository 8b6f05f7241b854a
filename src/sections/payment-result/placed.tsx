import type { Order } from '../../shared/selling/orders.ts'
import { buttonClass } from '../../ui/button.tsx'
import { ResultCard } from './result-card.tsx'

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

/** A successful payment, in the owner's words (S36). */
export function Placed({ order, words, inert }: { order: Order; words: PlacedWords; inert: boolean }) {
  return (
    <div inert={inert}>
      <ResultCard
        mark="good"
        title={words.title}
        subtitle={words.subtitle}
        order={order}
        amountLabel={amountLabels[order.paymentStatus]}
        description={words.description && <p className="whitespace-pre-line">{words.description}</p>}
      >
        <a href={`/setting/orders/${order._id}`} className={buttonClass()}>
          See the order
        </a>
        {words.link && (
          <a href={words.link.href} className={buttonClass('secondary')}>
            {words.link.text}
          </a>
        )}
      </ResultCard>
    </div>
  )
}
