import { useSearch } from '@tanstack/react-router'
import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../client/call.ts'
import { toast } from '../../client/toast.ts'
import { deletePin, listPins } from '../../server/modules/selling/search/search-admin.contract.ts'
import type { PinRow } from '../../shared/selling/catalogue/search-admin.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { Column } from '../ui/column.ts'
import { Confirm } from '../ui/confirm.tsx'
import { DataTable } from '../ui/data-table.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { useList, useRefresh } from '../ui/list.ts'
import { ListTools } from '../ui/list-tools.tsx'
import { Changeable } from '../ui/may-change.tsx'
import { PinDialog } from './pin-dialog.tsx'

type Opened = { kind: 'new' } | { kind: 'edit' | 'delete'; pin: PinRow }

/** Searches for which the owner has chosen what stands first. */
export function PinList() {
  const { q, page } = useSearch({ from: '/search' })
  const list = useList({ contract: listPins, search: { q, page }, sort: 'changed', order: 'descend' })
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)
  const add = (
    <Changeable>
      <Button onClick={() => setOpened({ kind: 'new' })}>
        <Plus className="size-4" aria-hidden />
        New pinned results
      </Button>
    </Changeable>
  )
  return (
    <>
      <ListTools list={list} search="Search pinned results">
        {add}
      </ListTools>
      <DataTable
        list={list}
        label="Pinned results"
        columns={columns}
        onOpen={(pin) => setOpened({ kind: 'edit', pin })}
        rowActions={(pin) => (
          <Changeable>
            <IconButton
              icon={Trash2}
              label={`Delete ${pin.phrase}`}
              onClick={() => setOpened({ kind: 'delete', pin })}
            />
          </Changeable>
        )}
        empty={<EmptyState heading="There are no pinned results yet" text="Pin products to the top of a search." />}
      />
      {opened?.kind === 'new' && <PinDialog onClose={close} />}
      {opened?.kind === 'edit' && <PinDialog pin={opened.pin} onClose={close} />}
      {opened?.kind === 'delete' && <DeletePin pin={opened.pin} onClose={close} />}
    </>
  )
}

const columns: Column<PinRow>[] = [
  { title: 'Search', phone: 'lead', cell: ({ phrase }) => <span className="wrap-anywhere">{phrase}</span> },
  {
    title: 'Products',
    align: 'end',
    phone: 'side',
    width: '7rem',
    cell: ({ paths }) => paths.length.toLocaleString('en-IN'),
  },
]

function DeletePin({ pin, onClose }: { pin: PinRow; onClose: () => void }) {
  const refresh = useRefresh(listPins)
  const run = async () => {
    await call(deletePin, { params: { id: pin._id } })
    await refresh()
    toast.success('Pinned results deleted')
  }
  return (
    <Confirm title={`Delete the pinned results of “${pin.phrase}”?`} act="Delete" run={run} onClose={onClose}>
      <p>Its products return to their normal rank.</p>
    </Confirm>
  )
}
