import { useState } from 'react'
import { call } from '../../client/call.ts'
import { askAboutStray, closeStray, listMoney, refundStray } from '../../server/modules/selling/money/money.contract.ts'
import { type CaseKind, closeStrayBody, type MoneyCase } from '../../shared/selling/payments/money-cases.ts'
import { formatMoney } from '../../shared/selling/pricing/money.ts'
import { wayWord } from '../orders/payments/payment-words.ts'
import { WordsDialog } from '../orders/words-dialog.tsx'
import { Confirm } from '../ui/confirm.tsx'
import { useRefresh } from '../ui/list.ts'
import { MenuItem, RowMenu } from '../ui/menu.tsx'
import { useAct } from '../ui/use-act.ts'
import { BookDialog } from './book-dialog.tsx'

type Asking = 'book' | 'refund' | 'close'

const refundable: CaseKind[] = ['stray', 'failed']

/** Steps for a payment that no order has: it is booked to one, sent back through its provider, or noted as settled. */
export function StrayMenu({ found }: { found: MoneyCase }) {
  const { _id: id, kind, provider, currency, left, back, reference } = found
  const refresh = useRefresh(listMoney, ['staff-order'])
  const [asks, setAsks] = useState<Asking>()
  const close = () => setAsks(undefined)
  const params = { id }
  const { act: ask } = useAct(() => call(askAboutStray, { params }), {
    said: () => `${wayWord(provider)} was asked`,
    refresh,
  })
  const money = formatMoney(left, currency)
  return (
    <>
      <RowMenu label={`Actions for payment ${reference}`}>
        {kind === 'stray' && back === 0 && <MenuItem onSelect={() => setAsks('book')}>Book to an order…</MenuItem>}
        {refundable.includes(kind) && left > 0 && found.refundable && (
          <MenuItem onSelect={() => setAsks('refund')}>{kind === 'failed' ? 'Try again…' : 'Refund…'}</MenuItem>
        )}
        {kind === 'stuck' && <MenuItem onSelect={() => void ask(undefined)}>Ask the provider again</MenuItem>}
        <MenuItem onSelect={() => setAsks('close')}>Mark as settled…</MenuItem>
      </RowMenu>
      {asks === 'book' && <BookDialog found={found} refresh={refresh} onClose={close} />}
      {asks === 'refund' && (
        <Confirm
          title={`Refund ${money}?`}
          act="Refund"
          run={() => call(refundStray, { params }).finally(refresh)}
          onClose={close}
        >
          It goes back through {wayWord(provider)}, the way it was paid. Banks can take a few working days.
        </Confirm>
      )}
      {asks === 'close' && (
        <WordsDialog
          title="Mark as settled?"
          act="Mark as settled"
          label="What was done"
          hint="Not visible to customers."
          check={(note) => closeStrayBody.safeParse({ note })}
          run={(body) => call(closeStray, { params, body }).finally(refresh)}
          said="The payment is settled"
          onClose={close}
        >
          <p>It leaves this list, for example because another shop of yours sold it, or because you paid it back.</p>
        </WordsDialog>
      )}
    </>
  )
}
