import { useState } from 'react'
import { exportGoodwill } from '../../server/modules/selling/money/money.contract.ts'
import { dayIn } from '../../shared/zoned-time.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { ActDialog } from '../orders/act-dialog.tsx'
import { monthsUntil } from '../orders/invoices/months.ts'
import { useZone } from '../ui/me.ts'
import { saveFile } from '../ui/save-file.ts'

/** Downloads the refunds of a month that lower no price (B328). */
export function GoodwillDialog({ onClose }: { onClose: () => void }) {
  const months = monthsUntil(dayIn(new Date(), useZone()))
  const [month, setMonth] = useState(months[0]?.value ?? '')
  return (
    <ActDialog
      title="Goodwill refunds"
      act="Download CSV"
      run={() => saveFile(exportGoodwill, { query: { month } }, `goodwill-${month}.csv`)}
      onClose={onClose}
    >
      <SelectField
        label="Month"
        hint="Refunds without effect on GST: they lower no price, so no credit note and no table of GSTR-1 has them."
        options={months}
        value={month}
        onChange={({ target }) => setMonth(target.value)}
      />
    </ActDialog>
  )
}
