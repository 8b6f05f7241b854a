import { Link, linkOptions, useSearch } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../client/call.ts'
import { toast } from '../../client/toast.ts'
import { deleteForm, listForms } from '../../server/modules/content/forms/forms.contract.ts'
import type { FormRow } from '../../shared/content/forms/forms.ts'
import { longTime } from '../../shared/times.ts'
import { Button } from '../../ui/button.tsx'
import type { Column } from '../ui/column.ts'
import { counted } from '../ui/counted.ts'
import { DataTable } from '../ui/data-table.tsx'
import { DeleteDialog } from '../ui/delete-dialog.tsx'
import { EmptyList } from '../ui/empty-list.tsx'
import { useList } from '../ui/list.ts'
import { ListTools } from '../ui/list-tools.tsx'
import { useMayRead, useZone } from '../ui/me.ts'
import { MenuItem, MenuLine, RowMenu } from '../ui/menu.tsx'
import { Screen } from '../ui/screen.tsx'
import { useRefreshForms } from './calls.ts'
import { NewForm } from './new-form.tsx'

type Opened = { kind: 'new' } | { kind: 'delete'; form: FormRow }

/** The forms that pages can show. */
export function FormsScreen() {
  const search = useSearch({ from: '/forms' })
  const list = useList({ contract: listForms, search, sort: 'name', order: 'ascend' })
  const zone = useZone()
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)
  const add = (
    <Button onClick={() => setOpened({ kind: 'new' })}>
      <Plus className="size-4" aria-hidden />
      New form
    </Button>
  )
  return (
    <Screen title="Forms" actions={add} measure="narrow">
      <ListTools list={list} search="Search forms" />
      <DataTable
        list={list}
        label="Forms"
        columns={columns(zone)}
        link={({ _id }) => linkOptions({ to: '/forms/$id', params: { id: _id } })}
        rowActions={(form) => <FormMenu form={form} remove={() => setOpened({ kind: 'delete', form })} />}
        empty={
          <EmptyList
            heading="There are no forms yet"
            text="Make one, and show it on a page with the section “Form of your own”. Answers come to the inbox."
            begin={add}
          />
        }
      />
      {opened?.kind === 'new' && <NewForm onClose={close} />}
      {opened?.kind === 'delete' && <DeleteForm form={opened.form} onClose={close} />}
    </Screen>
  )
}

const columns = (zone: string): Column<FormRow>[] => [
  { title: 'Name', sort: 'name', phone: 'lead', cell: ({ name }) => <span className="wrap-anywhere">{name}</span> },
  {
    title: 'Fields',
    phone: 'line',
    width: '8rem',
    cell: ({ fields }) => counted(fields, 'field'),
  },
  { title: 'Changed', sort: 'changed', phone: 'line', cell: ({ changed }) => longTime(changed, zone) },
]

function FormMenu({ form, remove }: { form: FormRow; remove: () => void }) {
  const mayReadInbox = useMayRead('customers')
  return (
    <RowMenu label={`Actions for ${form.name}`}>
      {mayReadInbox && (
        <>
          <MenuItem link={<Link to="/inbox" search={{ form: form._id }} />}>View answers</MenuItem>
          <MenuLine />
        </>
      )}
      <MenuItem danger="danger" onSelect={remove}>
        Delete
      </MenuItem>
    </RowMenu>
  )
}

function DeleteForm({ form, onClose }: { form: FormRow; onClose: () => void }) {
  const refresh = useRefreshForms()
  const run = async () => {
    await call(deleteForm, { params: { id: form._id } })
    await refresh()
    toast.success('Form deleted')
  }
  return (
    <DeleteDialog
      leaving={{ kind: 'form', ids: [form._id] }}
      title={`Delete ${form.name}?`}
      act="Delete form"
      run={run}
      onClose={onClose}
    >
      <p>Pages that show it show nothing in its place. Its answers stay in the inbox.</p>
    </DeleteDialog>
  )
}
