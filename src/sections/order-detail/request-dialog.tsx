import { type FormEvent, useState } from 'react'
import { messageOf } from '../../client/message-of.ts'
import { useOrderRequest } from '../../client/order-requests.ts'
import { prepareToasts, toast } from '../../client/toast.ts'
import {
  type CustomerAction,
  longestRequestNote,
  type RequestKind,
  requestReasons,
} from '../../shared/selling/order-requests.ts'
import type { Order } from '../../shared/selling/orders.ts'
import { t } from '../../shared/words.ts'
import { Button } from '../../ui/button.tsx'
import { controlClass, Field } from '../../ui/field.tsx'
import { Modal } from '../../ui/modal.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SelectField } from '../../ui/select-field.tsx'

type Props = { order: Order; action: CustomerAction; onClose: () => void }

/** Asks for reason and note, says what follows, and cancels the order or sends the request. */
export function RequestDialog({ order, action, onClose }: Props) {
  const { number } = order
  const title =
    action === 'requestReturn' ? t('Return order {number}', { number }) : t('Cancel order {number}', { number })
  return (
    <Modal title={title} className="small-sheet" onClose={onClose}>
      {(close) => <RequestForm order={order} action={action} onDone={close} />}
    </Modal>
  )
}

function RequestForm({ order, action, onDone }: { order: Order; action: CustomerAction; onDone: () => void }) {
  const kind: RequestKind = action === 'requestReturn' ? 'return' : 'cancel'
  const send = useOrderRequest(kind, order._id)
  const [reason, setReason] = useState('')
  const [note, setNote] = useState('')
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setFault(undefined)
    prepareToasts()
    try {
      const { status } = await send({ reason, note })
      void toast.success(status === 'CANCELLED' ? t('Your order is cancelled.') : t('The shop has your request.'))
      onDone()
    } catch (error) {
      setFault(messageOf(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5 overflow-y-auto px-6 pb-6">
      <p>{whatFollows(order, action)}</p>
      <SelectField
        label={t('Reason')}
        placeholder={t('No reason given')}
        options={Object.entries(requestReasons[kind]).map(([value, text]) => ({ value, title: t(text) }))}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <Field label={t('Note to the shop')}>
        {(control) => (
          <textarea
            {...control}
            rows={3}
            maxLength={longestRequestNote}
            value={note}
            onChange={({ target }) => setNote(target.value)}
            className={`${controlClass} py-3`}
          />
        )}
      </Field>
      {fault && <Notice kind="danger">{fault}</Notice>}
      <div>
        <Button type="submit" busy={busy}>
          {action === 'cancel' ? t('Cancel order') : t('Send request')}
        </Button>
      </div>
    </form>
  )
}

function whatFollows({ paymentStatus }: Order, action: CustomerAction): string {
  if (action === 'requestCancel') return t('The shop decides whether it can still be cancelled, and writes to you.')
  if (action === 'requestReturn') return t('The shop decides, and writes to you how to send it back.')
  return paymentStatus === 'PAID'
    ? t('It is cancelled at once. What you have paid comes back to you the way you paid it.')
    : t('It is cancelled at once.')
}
