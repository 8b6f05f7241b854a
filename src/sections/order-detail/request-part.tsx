import { useState } from 'react'
import { reloadPage } from '../../client/leave.ts'
import { messageOf } from '../../client/message-of.ts'
import { useWithdrawal } from '../../client/order-requests.ts'
import { sayOnNextPage } from '../../client/said.ts'
import { prepareToasts, toast } from '../../client/toast.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import { isolated } from '../../shared/direction.ts'
import { type CustomerAction, isWithdrawable, reasonText } from '../../shared/selling/orders/order-requests.ts'
import { longDate } from '../../shared/times.ts'
import { t } from '../../shared/words.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { AskedOrder } from './asked-order.ts'
import { itemsOf } from './parcels.tsx'

type Props = { order: AskedOrder; timeZone: string; token?: string | undefined }

/**
 * The customer's standing request, the way to cancel or return an order, or why there is none.
 * @param token that of the link by which a guest sees the order
 */
export function RequestPart({ order, timeZone, token }: Props) {
  const [asking, setAsking] = useState<CustomerAction>()
  const line = returnLine(order)
  return (
    <div className="mt-6 grid justify-items-start gap-3 empty:hidden print:hidden">
      {order.request && <Standing order={order} timeZone={timeZone} />}
      {order.request && isWithdrawable(order.request) && <Withdrawal order={order} token={token} />}
      {order.actions.map((action) => (
        <Button key={action} look="secondary" onClick={() => setAsking(action)}>
          {action !== 'requestReturn'
            ? t('Cancel order')
            : order.status === 'DELIVERED'
              ? t('Return order')
              : t('Return items')}
        </Button>
      ))}
      {line && <p className="text-sm text-ink-soft">{line}</p>}
      {asking && <Dialog order={order} action={asking} token={token} onClose={() => setAsking(undefined)} />}
    </div>
  )
}

function Standing({ order, timeZone }: Props) {
  const { request, events } = order
  if (!request) return null
  const { kind, note, created, approved } = request
  const asked = { date: longDate(created, timeZone) }
  const reason = reasonText(request.reason)
  const shopSaid = approved && events.findLast(({ kind }) => kind === 'RETURN_APPROVED')?.note
  return (
    <Notice kind="info">
      <p>
        {kind === 'cancel'
          ? t('You asked to cancel on {date}.', asked)
          : request.byStaff
            ? t('The shop noted your return request on {date}.', asked)
            : t('You asked to return on {date}.', asked)}
      </p>
      {request.lines && <p className="font-semibold wrap-anywhere">{itemsOf(order, request.lines)}</p>}
      {(reason || note) && (
        <p className="text-sm wrap-anywhere text-ink-soft">
          {[reason && t(reason), isolated(note)].filter(Boolean).join(' ')}
        </p>
      )}
      <p>
        {approved
          ? t('The shop takes it back: approved on {date}.', { date: longDate(approved, timeZone) })
          : t('The shop decides, and writes to you.')}
      </p>
      {shopSaid && (
        <p dir="auto" className="wrap-anywhere">
          {shopSaid}
        </p>
      )}
    </Notice>
  )
}

function Withdrawal({ order, token }: Omit<Props, 'timeZone'>) {
  const withdraw = useWithdrawal(order._id, token)
  const [busy, setBusy] = useState(false)
  const press = async () => {
    if (busy) return
    setBusy(true)
    prepareToasts()
    try {
      await withdraw()
      const said = t('Your request is withdrawn.')
      if (!token) return void toast.success(said)
      sayOnNextPage(said)
      await reloadPage()
    } catch (error) {
      // The order is shown anew, and a request that was decided meanwhile takes its button along.
      void toast.error(messageOf(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button look="secondary" busy={busy} onClick={() => void press()}>
      {t('Withdraw request')}
    </Button>
  )
}

/** Until when an order, or what has arrived of it, can be returned, or why it can be neither cancelled nor returned. */
function returnLine({ status, actions, returnUntil }: AskedOrder): string | undefined {
  const date = returnUntil === null ? '' : longDate(returnUntil, 'UTC')
  if (status !== 'DELIVERED') {
    const tooLate = status === 'SHIPPED' ? t('It is on its way and can no longer be cancelled.') : ''
    const open = actions.includes('requestReturn') ? t('You can return what has arrived until {date}.', { date }) : ''
    return [tooLate, open].filter(Boolean).join(' ')
  }
  if (returnUntil === null) return t('This shop doesn’t accept returns.')
  return actions.includes('requestReturn')
    ? t('You can return it until {date}.', { date })
    : t('It could be returned until {date}.', { date })
}

const loadDialog = () => import('./request-dialog.tsx')

/** Loaded on first use. */
function Dialog(props: Omit<Props, 'timeZone'> & { action: CustomerAction; onClose: () => void }) {
  const { module } = useLoaded(loadDialog)
  return module ? <module.RequestDialog {...props} /> : null
}
