import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { call } from '../../../client/call.ts'
import { listForms } from '../../../server/modules/content/forms/forms.contract.ts'
import { everyRow } from '../../ui/every-row.ts'
import { listKey } from '../../ui/list.ts'
import { type ControlProps, textOf } from '../control.ts'
import { Frame, inputClass } from '../frame.tsx'

/** One of the forms that the owner has made, by its id. */
export function FormControl({ value, onChange, ...frame }: ControlProps) {
  const { data } = useQuery({
    queryKey: listKey(listForms, 'chooser'),
    queryFn: () => everyRow((page) => call(listForms, { query: page })),
  })
  const chosen = textOf(value)
  const isKnown = chosen === '' || data?.some(({ _id }) => _id === chosen)
  return (
    <Frame {...frame}>
      {(input) => (
        <div className="relative">
          <select
            {...input}
            value={chosen}
            onChange={({ target }) => onChange(target.value)}
            className={`${inputClass} appearance-none truncate pr-8!`}
          >
            <option value="">{data?.length === 0 ? 'Make one under Forms first' : 'Choose'}</option>
            {!isKnown && <option value={chosen}>{data ? 'Deleted form' : 'Loading…'}</option>}
            {data?.map(({ _id, name }) => (
              <option key={_id} value={_id}>
                {name}
              </option>
            ))}
          </select>
          <ChevronDown
            className="pointer-events-none absolute top-1/2 right-2.5 size-4 -translate-y-1/2 text-ink-soft"
            aria-hidden
          />
        </div>
      )}
    </Frame>
  )
}
