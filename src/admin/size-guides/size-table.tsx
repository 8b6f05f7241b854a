import { Plus, Trash2 } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../ui/icon-button.tsx'

type Table = { columns: string[]; rows: string[][] }

type Props = Table & { onChange: (table: Table) => void }

const mostColumns = 12
const mostRows = 60

const put = (texts: string[], index: number, text: string) => texts.map((one, at) => (at === index ? text : one))
const without = <T,>(all: T[], index: number) => all.filter((_, at) => at !== index)

/** An editable table; rows and columns can be added and removed. */
export function SizeTable({ columns, rows, onChange }: Props) {
  return (
    <div className="min-w-0">
      <p className="mb-1.5 text-sm font-semibold">Table</p>
      <div className="overflow-x-auto">
        <table>
          <thead>
            <tr>
              {columns.map((column, index) => (
                <th key={index} scope="col" className="p-0.5 align-top">
                  <input
                    className="control w-32 font-semibold"
                    aria-label={`Heading of column ${index + 1}`}
                    value={column}
                    maxLength={100}
                    onChange={({ target }) => onChange({ columns: put(columns, index, target.value), rows })}
                  />
                  {columns.length > 1 && (
                    <IconButton
                      icon={Trash2}
                      label={`Remove column ${column || index + 1}`}
                      onClick={() =>
                        onChange({ columns: without(columns, index), rows: rows.map((row) => without(row, index)) })
                      }
                    />
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              <tr key={at}>
                {row.map((cell, index) => (
                  <td key={index} className="p-0.5">
                    <input
                      className="control w-32"
                      aria-label={`${columns[index] || `Column ${index + 1}`}, row ${at + 1}`}
                      value={cell}
                      maxLength={100}
                      onChange={({ target }) =>
                        onChange({
                          columns,
                          rows: rows.map((one, place) => (place === at ? put(one, index, target.value) : one)),
                        })
                      }
                    />
                  </td>
                ))}
                <td>
                  <IconButton
                    icon={Trash2}
                    label={`Remove row ${row[0] || at + 1}`}
                    onClick={() => onChange({ columns, rows: without(rows, at) })}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button
          look="secondary"
          disabled={rows.length >= mostRows}
          onClick={() => onChange({ columns, rows: [...rows, columns.map(() => '')] })}
        >
          <Plus className="size-4" aria-hidden />
          Add row
        </Button>
        <Button
          look="secondary"
          disabled={columns.length >= mostColumns}
          onClick={() => onChange({ columns: [...columns, ''], rows: rows.map((row) => [...row, '']) })}
        >
          <Plus className="size-4" aria-hidden />
          Add column
        </Button>
      </div>
    </div>
  )
}
