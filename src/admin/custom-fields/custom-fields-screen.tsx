import { useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../client/call.ts'
import { messageOf } from '../../client/message-of.ts'
import { toast } from '../../client/toast.ts'
import {
  changeCustomField,
  orderCustomFields,
} from '../../server/modules/selling/custom-fields/custom-fields.contract.ts'
import { type CustomField, type CustomOwner, customTypes } from '../../shared/selling/catalogue/custom-fields.ts'
import { Button } from '../../ui/button.tsx'
import { LoadFault } from '../../ui/load-fault.tsx'
import { useCustomFields } from '../catalogue/calls.ts'
import { Badge } from '../ui/badge.tsx'
import { Changeable } from '../ui/may-change.tsx'
import { moved } from '../ui/moved.ts'
import { Part, Screen } from '../ui/screen.tsx'
import { Sortable, SortableRow } from '../ui/sortable.tsx'
import { useAct } from '../ui/use-act.ts'
import { CustomFieldDialog } from './custom-field-dialog.tsx'

const owners: { owner: CustomOwner; title: string }[] = [
  { owner: 'PRODUCT', title: 'Products' },
  { owner: 'VARIANT', title: 'Variants' },
  { owner: 'CATEGORY', title: 'Categories' },
]

type Opened = { owner: CustomOwner; field?: CustomField }

/** Fields that the shop has beside those that every shop has. */
export function CustomFieldsScreen() {
  const { data, error, refetch } = useCustomFields()
  const [opened, setOpened] = useState<Opened>()
  return (
    <Screen
      title="Custom fields"
      note="What your products have that others do not: weave, wood, thread count. Drag them into the order in which they are shown."
      back={{ to: '/products', title: 'Products' }}
      measure="narrow"
    >
      {error && !data && <LoadFault text={error.message} retry={() => void refetch()} />}
      {data && (
        <Changeable>
          {owners.map(({ owner, title }) => (
            <Part key={owner} title={title}>
              <Fields fields={data.filter((field) => field.owner === owner)} owner={owner} open={setOpened} />
            </Part>
          ))}
        </Changeable>
      )}
      {opened && <CustomFieldDialog {...opened} onClose={() => setOpened(undefined)} />}
    </Screen>
  )
}

type FieldsProps = { fields: CustomField[]; owner: CustomOwner; open: (opened: Opened) => void }

function Fields({ fields, owner, open }: FieldsProps) {
  const client = useQueryClient()
  const move = async (from: number, to: number) => {
    const ids = moved(fields, from, to).map(({ _id }) => _id)
    try {
      const { data } = await call(orderCustomFields, { body: { owner, ids } })
      client.setQueryData(['custom-fields'], data)
    } catch (fault) {
      toast.error(messageOf(fault))
      await client.invalidateQueries({ queryKey: ['custom-fields'] })
    }
  }
  return (
    <>
      {fields.length > 0 && (
        <Sortable onMove={(from, to) => void move(from, to)}>
          <ul className="mb-3 border-t border-line">
            {fields.map((field, index) => (
              <SortableRow
                key={field._id}
                id={field._id}
                index={index}
                name={field.name}
                className="border-b border-line"
              >
                {(handle) => (
                  <div className="flex min-h-13 items-center gap-2">
                    {handle}
                    <button
                      type="button"
                      className="min-w-0 flex-1 py-1.5 text-left font-semibold wrap-anywhere"
                      onClick={() => open({ owner, field })}
                    >
                      {field.name}
                      <span className="block text-sm font-normal text-ink-soft">{aboutOf(field)}</span>
                    </button>
                    {field.archived && <Badge>Archived</Badge>}
                    <Archive field={field} />
                  </div>
                )}
              </SortableRow>
            ))}
          </ul>
        </Sortable>
      )}
      <Button look="secondary" onClick={() => open({ owner })}>
        <Plus className="size-4" aria-hidden />
        Add field
      </Button>
    </>
  )
}

function aboutOf({ type, unit, heading, filterable }: CustomField): string {
  return [customTypes[type], unit, heading && `under “${heading}”`, filterable && 'filters lists']
    .filter(Boolean)
    .join(' · ')
}

/** Takes a field out of forms and pages, or brings it back with all that was entered. */
function Archive({ field }: { field: CustomField }) {
  const client = useQueryClient()
  const { _id, owner: _, type: __, ...definition } = field
  const { act, busy } = useAct(
    (archived: boolean) => call(changeCustomField, { params: { id: _id }, body: { ...definition, archived } }),
    {
      said: (_, archived) => (archived ? 'Field archived; what was entered is kept' : 'Field brought back'),
      refresh: () => client.invalidateQueries({ queryKey: ['custom-fields'] }),
    },
  )
  return (
    <Button look="secondary" busy={busy} onClick={() => void act(!field.archived)}>
      {field.archived ? 'Bring back' : 'Archive'}
      <span className="sr-only"> {field.name}</span>
    </Button>
  )
}
