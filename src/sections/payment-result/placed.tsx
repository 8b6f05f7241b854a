import type { Order } from '../../shared/selling/orders.ts'
import { t } from '../../shared/words.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
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
        amountLabel={t(amountLabels[order.paymentStatus] ?? 'Amount')}
        description={words.description && <p className="whitespace-pre-line">{words.description}</p>}
      >
        <Link href={`/setting/orders/${order._id}`} className={buttonClass()}>
          {t('See the order')}
        </Link>
        {words.link && (
          <Link href={words.link.href} className={buttonClass('secondary')}>
            {words.link.text}
          </Link>
        )}
      </ResultCard>
    </div>
  )
}
