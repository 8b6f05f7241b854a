import type { GridColumn } from './grid-columns.ts'

type Props = { columns: GridColumn[]; hidden: string[]; onChange: (hidden: string[]) => void }

/** Which columns the table has; one stays at least. */
export function ColumnChooser({ columns, hidden, onChange }: Props) {
  const shown = columns.length - hidden.length
  return (
    <details className="relative">
      <summary className="flex min-h-(--control-height) cursor-pointer items-center rounded-button border border-line px-4 font-semibold">
        Columns
        <span className="ml-2 font-normal text-ink-soft tabular-nums">
          {shown} of {columns.length}
        </span>
      </summary>
      <fieldset className="absolute top-full left-0 z-40 mt-1 grid max-h-80 w-64 overflow-y-auto rounded-[9px] border border-line bg-ground p-2 shadow-raised">
        <legend className="sr-only">Columns</legend>
        {columns.map(({ field, title }) => {
          const isShown = !hidden.includes(field)
          return (
            <label key={field} className="flex min-h-8 items-center gap-2 px-1 pointer-coarse:min-h-11">
              <input
                type="checkbox"
                checked={isShown}
                disabled={isShown && shown === 1}
                onChange={() => onChange(isShown ? [...hidden, field] : hidden.filter((name) => name !== field))}
              />
              {title}
            </label>
          )
        })}
      </fieldset>
    </details>
  )
}
