import { useSearch } from '@tanstack/react-router'
import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../client/call.ts'
import { toast } from '../../client/toast.ts'
import { deleteSynonyms, listSynonyms } from '../../server/modules/selling/search/search-admin.contract.ts'
import type { SynonymsRow } from '../../shared/selling/catalogue/search-admin.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { Column } from '../ui/column.ts'
import { Confirm } from '../ui/confirm.tsx'
import { DataTable } from '../ui/data-table.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { useList, useRefresh } from '../ui/list.ts'
import { ListTools } from '../ui/list-tools.tsx'
import { Changeable } from '../ui/may-change.tsx'
import { SynonymsDialog } from './synonyms-dialog.tsx'

type Opened = { kind: 'new' } | { kind: 'edit' | 'delete'; row: SynonymsRow }

/** Groups of words that mean the same. */
export function SynonymList() {
  const { q, page } = useSearch({ from: '/search' })
  const list = useList({ contract: listSynonyms, search: { q, page }, sort: 'changed', order: 'descend' })
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)
  const add = (
    <Changeable>
      <Button onClick={() => setOpened({ kind: 'new' })}>
        <Plus className="size-4" aria-hidden />
        New synonyms
      </Button>
    </Changeable>
  )
  return (
    <>
      <ListTools list={list} search="Search synonyms">
        {add}
      </ListTools>
      <DataTable
        list={list}
        label="Synonyms"
        columns={columns}
        onOpen={(row) => setOpened({ kind: 'edit', row })}
        rowActions={(row) => (
          <Changeable>
            <IconButton
              icon={Trash2}
              label={`Delete ${row.terms.join(', ')}`}
              onClick={() => setOpened({ kind: 'delete', row })}
            />
          </Changeable>
        )}
        empty={
          <EmptyState
            heading="There are no synonyms yet"
            text="Say which words mean the same in your shop: a search for sofa then finds couches too."
          />
        }
      />
      {opened?.kind === 'new' && <SynonymsDialog onClose={close} />}
      {opened?.kind === 'edit' && <SynonymsDialog synonyms={opened.row} onClose={close} />}
      {opened?.kind === 'delete' && <DeleteSynonyms row={opened.row} onClose={close} />}
    </>
  )
}

const columns: Column<SynonymsRow>[] = [
  { title: 'Words', phone: 'lead', cell: ({ terms }) => <span className="wrap-anywhere">{terms.join(', ')}</span> },
]

function DeleteSynonyms({ row, onClose }: { row: SynonymsRow; onClose: () => void }) {
  const refresh = useRefresh(listSynonyms)
  const run = async () => {
    await call(deleteSynonyms, { params: { id: row._id } })
    await refresh()
    toast.success('Synonyms deleted')
  }
  return (
    <Confirm title="Delete these synonyms?" act="Delete synonyms" run={run} onClose={onClose}>
      <p className="wrap-anywhere">Searching for one will no longer find the others: {row.terms.join(', ')}.</p>
    </Confirm>
  )
}
