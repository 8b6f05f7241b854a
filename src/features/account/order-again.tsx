import { useState } from 'react'
import { messageOf } from '../../client/message-of.ts'
import type { Order } from '../../shared/selling/orders/orders.ts'
import { t } from '../../shared/words.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

/** Result of a press that did not put everything into the bag. `missing` names items. */
type Outcome = { heading: string; missing: string[] } | { fault: string }

/** Puts the items of an order into the bag and opens it; what is missing is named here (B283). An unpaid order is paid instead. */
export function OrderAgain({ order, className = '' }: { order: Order; className?: string }) {
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>()
  if (order.status === 'PENDING_PAYMENT') return null
  const press = async () => {
    setBusy(true)
    setOutcome(undefined)
    setOutcome(await putAgain(order._id).catch((error: unknown) => ({ fault: messageOf(error) })))
    setBusy(false)
  }
  return (
    <div className={`grid justify-items-start gap-3 print:hidden ${className}`}>
      <Button look="secondary" busy={busy} onClick={press}>
        {t('Order again')}
        <span className="sr-only"> {order.number}</span>
      </Button>
      {outcome && 'fault' in outcome && <Notice kind="danger">{outcome.fault}</Notice>}
      {outcome && 'missing' in outcome && (
        <Notice kind="info">
          <p className="font-semibold">{outcome.heading}</p>
          <ul>
            {outcome.missing.map((text) => (
              <li key={text} className="wrap-anywhere">
                {text}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  )
}

/** The call and the bag are loaded on first use. @returns undefined if the bag holds everything */
async function putAgain(id: string): Promise<Outcome | undefined> {
  const { putOrderAgain } = await import('../../client/order-again.ts')
  const { added, missing } = await putOrderAgain(id)
  if (missing.length === 0) return undefined
  const heading =
    added > 0 ? t('Not everything could be put into your bag') : t('Nothing of this order could be put into your bag')
  return { heading, missing }
}
