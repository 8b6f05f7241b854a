import { call } from '../../client/call.ts'
import { toast } from '../../client/toast.ts'
import { acceptMore, giveBack } from '../../server/modules/selling/money/money.contract.ts'
import type { MoneyCase } from '../../shared/selling/payments/money-cases.ts'
import { isPaidBackByHand } from '../../shared/selling/payments/payment-modes.ts'
import { settleBody } from '../../shared/selling/payments/refunds-admin.ts'
import { formatMoney } from '../../shared/selling/pricing/money.ts'
import { wayWord } from '../orders/payments/payment-words.ts'
import { toCustomer, WordsDialog } from '../orders/words-dialog.tsx'
import { Confirm } from '../ui/confirm.tsx'

/** A payment of another amount than asked, in the currency of its order. */
export type Differing = MoneyCase & { asked: NonNullable<MoneyCase['asked']>; order: NonNullable<MoneyCase['order']> }

export function isDiffering(found: MoneyCase): found is Differing {
  return found.kind === 'differs' && found.order !== null && found.asked?.currency === found.currency
}

/** Whether its order can be placed by it: it waits for its payment, and more than that came. */
export const isMore = ({ amount, asked, order }: Differing): boolean =>
  amount > asked.amount && (order.status === 'PENDING_PAYMENT' || order.status === 'LAPSED')

/** Why it stands in the list, and what can be done about it. */
export function whyDiffers(found: MoneyCase): string {
  const { amount, asked, currency } = found
  if (!asked) return ''
  const whole = formatMoney(asked.amount, asked.currency)
  if (!isDiffering(found))
    return `The order is of ${whole}. Refund it in the provider’s dashboard, then mark it as settled.`
  const other = formatMoney(Math.abs(amount - asked.amount), currency)
  if (amount < asked.amount)
    return `${other} is missing: the order is of ${whole}. It is not placed for less. Refund this, and it can be paid again.`
  if (isMore(found))
    return `${other} more than the order’s ${whole}. Place the order and owe the rest, or refund all of it.`
  return `The order was of ${whole} and takes no payment any more. Refund it.`
}

type Props = { found: Differing; refresh: () => Promise<unknown>; onClose: () => void }

export function AcceptDialog({ found, refresh, onClose }: Props) {
  const { _id: id, provider, amount, asked, currency, order } = found
  const [all, whole, rest] = [amount, asked.amount, amount - asked.amount].map((minor) => formatMoney(minor, currency))
  const run = async () => {
    try {
      const { data } = await call(acceptMore, { params: { id }, body: { amount } })
      toast.success(
        data.taken
          ? `Order ${order.number} is placed, and ${rest} is due back`
          : `Order ${order.number} takes no payment any more, so ${all} is due back`,
      )
    } finally {
      await refresh()
    }
  }
  return (
    <Confirm title={`Place order ${order.number}?`} act="Place the order" run={run} onClose={onClose}>
      {isPaidBackByHand(provider) ? '' : `${wayWord(provider)} is asked once more what it holds. `}
      Of {all} that came, the order takes {whole}. The other {rest} is a refund that is due, which then stands in this
      list. If the order can no longer be placed, all of it is due.
    </Confirm>
  )
}

export function GiveBackDialog({ found, refresh, onClose }: Props) {
  const { _id: id, provider, amount, currency } = found
  const money = formatMoney(amount, currency)
  const run = (note: string) => call(giveBack, { params: { id }, body: { amount, note } }).finally(refresh)
  const after = 'The order is not paid by it. While its items are kept, the customer can pay it again.'
  if (!isPaidBackByHand(provider))
    return (
      <Confirm title={`Refund ${money}?`} act="Refund" run={() => run('')} onClose={onClose}>
        {wayWord(provider)} is asked once more what it holds, and all of it goes back the way it was paid. Banks can
        take a few working days. {after}
      </Confirm>
    )
  return (
    <WordsDialog
      title={`Mark ${money} as refunded?`}
      act="Mark as refunded"
      label="How it was paid back"
      hint={toCustomer}
      check={(note) => settleBody.safeParse({ note })}
      run={({ note }) => run(note)}
      said={`${money} is marked as refunded`}
      onClose={onClose}
    >
      <p>Pay it back first, by bank transfer or in cash. No money is moved here. {after}</p>
    </WordsDialog>
  )
}
