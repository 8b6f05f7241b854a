import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../../client/call.ts'
import { messageOf } from '../../client/message-of.ts'
import { toast } from '../../client/toast.ts'
import { packOrders } from '../../server/modules/selling/fulfilment/fulfilment.contract.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { useMay } from '../ui/me.ts'
import { useRefreshOrders } from './calls.ts'
import { ExportOrders } from './export-orders.tsx'

const small = 'min-h-8! py-0.5!'

/** Bulk actions for the selected orders. */
export function ChosenOrders({ ids, clear }: { ids: string[]; clear: () => void }) {
  const chosen = ids.join(',')
  const mayHandle = useMay('handleOrders')
  const mayExport = useMay('orders')
  return (
    <>
      {mayHandle && <PackButton ids={ids} clear={clear} />}
      <Link to="/orders/print" search={{ ids: chosen }} className={buttonClass('secondary', small)}>
        Print invoices
      </Link>
      <Link to="/orders/print" search={{ ids: chosen, paper: 'slip' }} className={buttonClass('secondary', small)}>
        Print packing slips
      </Link>
      {mayExport && <ExportOrders query={{ ids: chosen }} className={small} />}
      <button type="button" className="min-h-8 px-1 text-ink-soft hover:text-ink" onClick={clear}>
        Clear selection
      </button>
    </>
  )
}

/** Packs the selected orders. Those that cannot be packed are listed with the reason. */
function PackButton({ ids, clear }: { ids: string[]; clear: () => void }) {
  const refresh = useRefreshOrders()
  const [busy, setBusy] = useState(false)
  const run = async () => {
    setBusy(true)
    try {
      const { packed, refused } = (await call(packOrders, { body: { ids } })).data
      if (packed.length > 0)
        toast.success(packed.length === 1 ? '1 order is packed' : `${packed.length} orders are packed`)
      if (refused.length > 0)
        toast.error(
          refused.length === 1 ? '1 order was not packed' : `${refused.length} orders were not packed`,
          refused.map(({ number, text }) => (number === null ? text : `${number}: ${text}`)).join('\n'),
        )
      else clear()
    } catch (error) {
      toast.error(messageOf(error))
    } finally {
      refresh()
      setBusy(false)
    }
  }
  return (
    <Button busy={busy} onClick={() => void run()} className={small}>
      Mark as packed
    </Button>
  )
}
