import { useState } from 'react'
import { call } from '../../client/call.ts'
import { copyText } from '../../client/copy-text.ts'
import {
  activateDiscounts,
  deleteDiscounts,
  listDiscounts,
} from '../../server/modules/selling/discounts/discounts.contract.ts'
import type { DiscountRow } from '../../shared/selling/pricing/discounts-admin.ts'
import { BulkBar, BulkButton } from '../ui/bulk-bar.tsx'
import { subjectOf } from '../ui/counted.ts'
import { DeleteRecords } from '../ui/delete-records.tsx'
import { useRefresh } from '../ui/list.ts'
import { MenuItem, MenuLine, RowMenu } from '../ui/menu.tsx'
import { useAct } from '../ui/use-act.ts'

type Given = { ids: string[]; active: boolean }

function useActivate() {
  return useAct((given: Given) => call(activateDiscounts, { body: given }), {
    said: (_, { ids, active }) => `${subjectOf(ids.length, 'discount')} ${active ? 'activated' : 'deactivated'}`,
    refresh: useRefresh(listDiscounts),
  })
}

/** Actions on one discount. */
export function DiscountMenu({ discount }: { discount: DiscountRow }) {
  const { _id, code, title, state } = discount
  const [asks, setAsks] = useState(false)
  const { act } = useActivate()
  const name = code ?? title
  return (
    <>
      <RowMenu label={`Actions for ${name}`}>
        {code !== null && <MenuItem onSelect={() => void copy(code)}>Copy code</MenuItem>}
        {code !== null && (
          <MenuItem onSelect={() => void copy(`${location.origin}/?coupon=${encodeURIComponent(code)}`)}>
            Copy link to the shop
          </MenuItem>
        )}
        <MenuItem onSelect={() => void act({ ids: [_id], active: state === 'OFF' })}>
          {state === 'OFF' ? 'Activate' : 'Deactivate'}
        </MenuItem>
        <MenuLine />
        <MenuItem danger="danger" onSelect={() => setAsks(true)}>
          Delete
        </MenuItem>
      </RowMenu>
      {asks && <DeleteDiscounts ids={[_id]} quote={name} onDeleted={noop} onClose={() => setAsks(false)} />}
    </>
  )
}

const noop = () => undefined

const copy = (text: string) => copyText(text, `${text} copied`, 'Your browser did not allow copying.')

/** Actions on the chosen discounts. */
export function DiscountBar({ ids, clear }: { ids: string[]; clear: () => void }) {
  const [asks, setAsks] = useState(false)
  const { act, busy } = useActivate()
  const move = async (active: boolean) => {
    if (await act({ ids, active })) clear()
  }
  return (
    <BulkBar clear={clear}>
      <BulkButton disabled={busy} onClick={() => void move(true)}>
        Activate
      </BulkButton>
      <BulkButton disabled={busy} onClick={() => void move(false)}>
        Deactivate
      </BulkButton>
      <BulkButton onClick={() => setAsks(true)}>Delete</BulkButton>
      {asks && <DeleteDiscounts ids={ids} onDeleted={clear} onClose={() => setAsks(false)} />}
    </BulkBar>
  )
}

type DeleteProps = { ids: string[]; quote?: string; onDeleted: () => void; onClose: () => void }

function DeleteDiscounts({ ids, quote, onDeleted, onClose }: DeleteProps) {
  const refresh = useRefresh(listDiscounts)
  return (
    <DeleteRecords
      thing="discount"
      count={ids.length}
      {...(quote !== undefined && { quote })}
      remove={() => call(deleteDiscounts, { body: { ids } })}
      refresh={refresh}
      onDeleted={onDeleted}
      onClose={onClose}
    >
      Orders keep what was taken off. Bags that have it lose it.
    </DeleteRecords>
  )
}
