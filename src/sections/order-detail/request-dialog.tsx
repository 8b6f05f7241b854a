import { type FormEvent, useState } from 'react'
import { reloadPage } from '../../client/leave.ts'
import { messageOf } from '../../client/message-of.ts'
import { uploadByLink, useOrderRequest } from '../../client/order-requests.ts'
import { sayOnNextPage } from '../../client/said.ts'
import { prepareToasts, toast } from '../../client/toast.ts'
import { ReviewPictures, type ShownUpload } from '../../features/reviews/review-pictures.tsx'
import {
  type CustomerAction,
  longestRequestNote,
  type RequestKind,
  requestReasons,
} from '../../shared/selling/orders/order-requests.ts'
import type { Order } from '../../shared/selling/orders/orders.ts'
import { type PiecesOf, sumOf, toSend } from '../../shared/selling/orders/pieces.ts'
import { mostReturnPictures } from '../../shared/selling/orders/return-states.ts'
import { t } from '../../shared/words.ts'
import { Button } from '../../ui/button.tsx'
import { controlClass, Field } from '../../ui/field.tsx'
import { Modal } from '../../ui/modal.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import type { AskedOrder } from './asked-order.ts'
import { ChosenItems } from './chosen-items.tsx'

type Asked = { order: AskedOrder; action: CustomerAction; token?: string | undefined }
type Props = Asked & { onClose: () => void }

/** Asks for reason and note, says what follows, and cancels the order or sends the request. */
export function RequestDialog({ onClose, ...asked }: Props) {
  const { action, order } = asked
  const { number } = order
  const title =
    action === 'requestReturn' ? t('Return order {number}', { number }) : t('Cancel order {number}', { number })
  return (
    <Modal title={title} className="small-sheet" onClose={onClose}>
      {(close) => <RequestForm {...asked} onDone={close} />}
    </Modal>
  )
}

function RequestForm({ order, action, token, onDone }: Asked & { onDone: () => void }) {
  const kind: RequestKind = action === 'requestReturn' ? 'return' : 'cancel'
  const send = useOrderRequest(kind, order._id, token)
  const [reason, setReason] = useState('')
  const [note, setNote] = useState('')
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  const [pictures, setPictures] = useState<ShownUpload[]>([])
  const lines = choices(order, action)
  const [chosen, setChosen] = useState(() => new Map(lines.map(({ position, pieces }) => [position, pieces])))
  const parts = [...chosen].map(([position, pieces]) => ({ position, pieces }))
  const isWhole = sumOf(parts, ({ pieces }) => pieces) === sumOf(lines, ({ pieces }) => pieces)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (parts.length === 0 && lines.length > 0) return setFault(t('Choose items.'))
    setBusy(true)
    setFault(undefined)
    prepareToasts()
    try {
      const { status } = await send({
        ...{ reason, note, lines: isWhole ? undefined : parts },
        ...(pictures.length > 0 ? { pictures: pictures.map(({ id }) => id) } : {}),
      })
      if (token) {
        sayOnNextPage(said(action, status))
        return await reloadPage()
      }
      void toast.success(said(action, status))
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
      {action === 'cancel' && !isWhole && order.discounts.length > 0 && (
        <p>{t('If the rest no longer has what a discount asks for, the shop decides, and writes to you.')}</p>
      )}
      {canChoose(lines) && <ChosenItems order={order} lines={lines} chosen={chosen} onChange={setChosen} />}
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
      {kind === 'return' && (
        <ReviewPictures
          pictures={pictures}
          most={mostReturnPictures}
          onChange={setPictures}
          {...(token && { upload: (file) => uploadByLink(token, file) })}
        />
      )}
      {fault && <Notice kind="danger">{fault}</Notice>}
      <div>
        <Button type="submit" busy={busy}>
          {action !== 'cancel' ? t('Send request') : isWhole ? t('Cancel order') : t('Cancel items')}
        </Button>
      </div>
    </form>
  )
}

/** Pieces that may be cancelled or returned now. An order that waits for its payment is cancelled whole. */
function choices({ lines, status }: AskedOrder, action: CustomerAction): PiecesOf[] {
  if (status === 'PENDING_PAYMENT') return []
  return lines.flatMap((line, position) => {
    const pieces = action === 'requestReturn' ? line.returnable : toSend(line)
    return pieces > 0 ? [{ position, pieces }] : []
  })
}

const canChoose = (lines: PiecesOf[]) => sumOf(lines, ({ pieces }) => pieces) > 1

function said(action: CustomerAction, status: Order['status']): string {
  if (status === 'CANCELLED') return t('Your order is cancelled.')
  const isDone = action === 'cancel' && status !== 'CANCEL_REQUESTED'
  return isDone ? t('The items are cancelled.') : t('The shop has your request.')
}

function whatFollows({ paymentStatus, pickUp }: AskedOrder, action: CustomerAction): string {
  if (action === 'requestCancel') return t('The shop decides whether it can still be cancelled, and writes to you.')
  if (action === 'requestReturn')
    return pickUp
      ? t('The shop decides, and writes to you how to bring it back.')
      : t('The shop decides, and writes to you how to send it back.')
  return paymentStatus === 'PAID'
    ? t('It is cancelled at once. Your payment will be refunded the way you paid.')
    : t('It is cancelled at once.')
}
