import { useState } from 'react'
import { call } from '../../client/call.ts'
import { changeImport } from '../../server/modules/selling/product-imports/product-imports.contract.ts'
import { type ProductImport, reasonsHeader } from '../../shared/selling/catalogue/product-imports.ts'
import { Button } from '../../ui/button.tsx'
import { useAct } from '../ui/use-act.ts'
import { useRefreshImport } from './calls.ts'

/** The field of each column of the file, to be corrected. */
export function ColumnsPart({ record: { _id, columns, fields } }: { record: ProductImport }) {
  const [chosen, setChosen] = useState(columns.map(({ field }) => field))
  const refresh = useRefreshImport(_id)
  const save = useAct(() => call(changeImport, { params: { id: _id }, body: { columns: chosen } }), {
    said: () => 'The file is being compared again',
    refresh,
  })
  const isReasons = (header: string, at: number) => at === 0 && header === reasonsHeader
  const unknown = columns.filter(({ field, header }, at) => field === null && header !== '' && !isReasons(header, at))
  const isChanged = columns.some(({ field }, at) => field !== chosen[at])
  const choose = (at: number, field: string) =>
    setChosen((before) =>
      before.map((other, place) => (place === at ? field || null : other === field && field !== '' ? null : other)),
    )
  return (
    <details className="mb-6 rounded-card border border-line">
      <summary className="cursor-pointer px-4 py-3 font-semibold">
        Columns
        <span className="ml-2 font-normal text-ink-soft">
          {unknown.length === 0 ? 'all understood' : `${unknown.length} of ${columns.length} not imported`}
        </span>
      </summary>
      <div className="border-t border-line p-4">
        <ul className="grid gap-x-8 gap-y-3 md:grid-cols-2">
          {columns.map(({ header }, at) => (
            <li key={at}>
              <label className="grid grid-cols-2 items-center gap-3">
                <span className="min-w-0 text-sm wrap-anywhere">{header || `Column ${at + 1}`}</span>
                <select
                  value={chosen[at] ?? ''}
                  onChange={({ target }) => choose(at, target.value)}
                  className="control w-full min-w-0"
                >
                  <option value="">Not imported</option>
                  {fields.map(({ field, label }) => (
                    <option key={field} value={field}>
                      {label}
                    </option>
                  ))}
                </select>
              </label>
            </li>
          ))}
        </ul>
        <Button
          className="mt-4"
          look="secondary"
          busy={save.busy}
          disabled={!isChanged}
          onClick={() => void save.act(undefined)}
        >
          Compare again
        </Button>
      </div>
    </details>
  )
}
