import { useState } from 'react'
import { call } from '../../client/call.ts'
import {
  askAboutLine,
  closeLine,
  listSettlements,
} from '../../server/modules/selling/settlements/settlements.contract.ts'
import { closeLineBody, type KeptLine } from '../../shared/selling/payments/settlements.ts'
import { formatMoney } from '../../shared/selling/pricing/money.ts'
import { wayWord } from '../orders/payments/payment-words.ts'
import { WordsDialog } from '../orders/words-dialog.tsx'
import { useRefresh } from '../ui/list.ts'
import { MenuItem, RowMenu } from '../ui/menu.tsx'
import { useAct } from '../ui/use-act.ts'

/** Actions for a line: ask the provider and compare again, or close it with a note. */
export function SettlementMenu({ line }: { line: KeptLine }) {
  const { _id, outcome, note, provider, amount, currency, reference } = line
  const refresh = useRefresh(listSettlements, ['staff-order'])
  const [closes, setCloses] = useState(false)
  const params = { id: _id }
  const { act: ask } = useAct(() => call(askAboutLine, { params }), {
    said: () => 'The line was compared anew',
    refresh,
  })
  if (outcome === 'matched' || note !== null) return null
  return (
    <>
      <RowMenu label={`Actions for ${reference}`}>
        <MenuItem onSelect={() => void ask(undefined)}>
          {outcome === 'unpaid' ? `Ask ${wayWord(provider)} again` : 'Compare again'}
        </MenuItem>
        <MenuItem onSelect={() => setCloses(true)}>Mark as done…</MenuItem>
      </RowMenu>
      {closes && (
        <WordsDialog
          title={`Mark ${formatMoney(amount, currency)} as done?`}
          act="Mark as done"
          label="What was done"
          hint="Not visible to customers."
          check={(words) => closeLineBody.safeParse({ note: words })}
          run={(body) => call(closeLine, { params, body }).finally(refresh)}
          said="The line is marked as done"
          onClose={() => setCloses(false)}
        >
          <p>It leaves this list, and stays under “All lines” with your note. No money is moved.</p>
        </WordsDialog>
      )}
    </>
  )
}
