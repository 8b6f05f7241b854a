import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../../client/call.ts'
import { messageOf } from '../../client/message-of.ts'
import { toast } from '../../client/toast.ts'
import { packOrders } from '../../server/modules/selling/fulfilment/fulfilment.contract.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { BulkBar, bulkClass } from '../ui/bulk-bar.tsx'
import { counted } from '../ui/counted.ts'
import { useMay } from '../ui/me.ts'
import { useRefreshOrders } from './calls.ts'
import { ExportOrders } from './export-orders.tsx'

/** Bulk actions for the selected orders. */
export function ChosenOrders({ ids, clear }: { ids: string[]; clear: () => void }) {
  const chosen = ids.join(',')
  const mayHandle = useMay('handleOrders')
  const mayExport = useMay('orders')
  return (
    <BulkBar clear={clear}>
      {mayHandle && <PackButton ids={ids} clear={clear} />}
      <Link to="/orders/print" search={{ ids: chosen }} className={buttonClass('secondary', bulkClass)}>
        Print invoices
      </Link>
      <Link to="/orders/print" search={{ ids: chosen, paper: 'slip' }} className={buttonClass('secondary', bulkClass)}>
        Print packing slips
      </Link>
      {mayExport && <ExportOrders query={{ ids: chosen }} className={bulkClass} />}
    </BulkBar>
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
      if (packed.length > 0) toast.success(`${counted(packed.length, 'order is', 'orders are')} packed`)
      if (refused.length > 0)
        toast.error(
          `${counted(refused.length, 'order was', 'orders were')} not packed`,
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
    <Button busy={busy} onClick={() => void run()} className={bulkClass}>
      Mark as packed
    </Button>
  )
}
