import { useState } from 'react'
import { call } from '../../client/call.ts'
import { refundOrder, settleRefund } from '../../server/modules/selling/fulfilment/fulfilment.contract.ts'
import { askAboutMoney, closeMoney, listMoney } from '../../server/modules/selling/money/money.contract.ts'
import { type CaseKind, closeBody, type MoneyCase } from '../../shared/selling/payments/money-cases.ts'
import { isPaidBackByHand } from '../../shared/selling/payments/payment-modes.ts'
import { settleBody } from '../../shared/selling/payments/refunds-admin.ts'
import { formatMoney } from '../../shared/selling/pricing/money.ts'
import { wayWord } from '../orders/payments/payment-words.ts'
import { lookFirst } from '../orders/refunds/settle-dialog.tsx'
import { toCustomer, WordsDialog } from '../orders/words-dialog.tsx'
import { Confirm } from '../ui/confirm.tsx'
import { useRefresh } from '../ui/list.ts'
import { MenuItem, RowMenu } from '../ui/menu.tsx'
import { useAct } from '../ui/use-act.ts'
import { AcceptDialog, GiveBackDialog, isDiffering, isMore } from './differing-dialog.tsx'

type Asking = 'refund' | 'hand' | 'close' | 'accept' | 'giveBack'

const refundable: CaseKind[] = ['due', 'unneeded', 'failed']
const undecided: CaseKind[] = ['stuck', 'differs', 'pending']
const closable: CaseKind[] = ['twice', 'differs', 'pending', 'unsettled']

/** Steps that mend a case: through the provider, by hand, or as a note. */
export function MoneyMenu({ found, order }: { found: MoneyCase; order: NonNullable<MoneyCase['order']> }) {
  const { kind, provider, currency, left, amount, due } = found
  const refresh = useRefresh(listMoney, ['staff-order'])
  const [asks, setAsks] = useState<Asking>()
  const close = () => setAsks(undefined)
  const payment = { id: order._id, payment: found._id }
  const { act: ask } = useAct(() => call(askAboutMoney, { params: payment }), {
    said: () => `${wayWord(provider)} was asked`,
    refresh,
  })
  // A failed part is tried again as it was; of what is due, which may be a part of the payment, all is refunded.
  const sum = kind === 'failed' ? Math.min(amount, left) : due
  const isOwed = kind === 'due' || kind === 'unneeded' || (kind === 'failed' && left > 0)
  const isByHand = isPaidBackByHand(provider)
  const money = formatMoney(kind === 'stuck' ? amount : sum, currency)
  const refund = (how: 'source' | 'hand', note: string) => {
    const body = { amount: sum, note, payment: { id: found._id, back: found.back, how } }
    return call(refundOrder, { params: { id: order._id }, body })
  }
  const byHand = (note: string) =>
    kind === 'stuck' && found.refund
      ? call(settleRefund, { params: { id: order._id, refund: found.refund._id }, body: { note } })
      : refund('hand', note)
  return (
    <>
      <RowMenu label={`Actions for order ${order.number}`}>
        {refundable.includes(kind) && isOwed && !isByHand && (
          <MenuItem onSelect={() => setAsks('refund')}>{kind === 'failed' ? 'Try again…' : 'Refund…'}</MenuItem>
        )}
        {(isOwed || kind === 'stuck') && <MenuItem onSelect={() => setAsks('hand')}>Mark as refunded…</MenuItem>}
        {isDiffering(found) && isMore(found) && (
          <MenuItem onSelect={() => setAsks('accept')}>Place the order…</MenuItem>
        )}
        {isDiffering(found) && (
          <MenuItem onSelect={() => setAsks('giveBack')}>{isByHand ? 'Mark as refunded…' : 'Refund…'}</MenuItem>
        )}
        {undecided.includes(kind) && !isByHand && (
          <MenuItem onSelect={() => void ask(undefined)}>Ask the provider again</MenuItem>
        )}
        {((kind === 'failed' && !found.owed) || closable.includes(kind)) && (
          <MenuItem onSelect={() => setAsks('close')}>Mark as settled…</MenuItem>
        )}
      </RowMenu>
      {asks === 'refund' && (
        <Confirm
          title={`Refund ${money}?`}
          act="Refund"
          run={async () => {
            await refund('source', '')
            await refresh()
          }}
          onClose={close}
        >
          It goes back through {wayWord(provider)}, the way it was paid. Banks can take a few working days.
        </Confirm>
      )}
      {asks === 'hand' && (
        <WordsDialog
          title={`Mark ${money} as refunded?`}
          act="Mark as refunded"
          label="How it was paid back"
          hint={toCustomer}
          check={(note) => settleBody.safeParse({ note })}
          run={({ note }) => byHand(note).finally(refresh)}
          said={`${money} is marked as refunded`}
          onClose={close}
        >
          <p>
            {kind === 'stuck'
              ? lookFirst
              : 'Pay it back first, by bank transfer, in cash or in the provider’s dashboard. No money is moved here.'}
          </p>
        </WordsDialog>
      )}
      {asks === 'accept' && isDiffering(found) && <AcceptDialog found={found} refresh={refresh} onClose={close} />}
      {asks === 'giveBack' && isDiffering(found) && <GiveBackDialog found={found} refresh={refresh} onClose={close} />}
      {asks === 'close' && (
        <WordsDialog
          title="Mark as settled?"
          act="Mark as settled"
          label="What was done"
          hint="Not visible to the customer."
          check={(note) =>
            closeBody.safeParse({ note, kind: kind === 'twice' || kind === 'unsettled' ? kind : undefined })
          }
          run={(body) => call(closeMoney, { params: payment, body }).finally(refresh)}
          said={`The payment of order ${order.number} is settled`}
          onClose={close}
        >
          <p>{closing[kind] ?? 'It leaves this list. Later payments are still detected.'}</p>
        </WordsDialog>
      )}
    </>
  )
}

const closing: Partial<Record<CaseKind, string>> = {
  twice: 'Ask the customer for one of the two amounts first, or decide that they keep it. No money is moved here.',
  unsettled: 'Find it in the provider’s dashboard first. It leaves this list, also when a report has it later.',
}
