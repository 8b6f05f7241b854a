import { t } from '../../shared/words.ts'
import { Band } from '../../ui/band.tsx'
import { ScrollFrame } from '../../ui/scroll-frame.tsx'
import { SectionHeader } from '../../ui/section-header.tsx'
import { defineSection } from '../define/section.ts'
import { sample, schema, type Table } from './table.schema.ts'

/** Rows equally long, so that each cell stands in its column; those without a word are left out. */
function filledRows(rows: Table['rows']): string[][] {
  const filled = rows.map(({ cells }) => cells).filter((cells) => cells.some((cell) => cell.trim()))
  const columns = Math.max(0, ...filled.map((cells) => cells.length))
  return filled.map((cells) => Array.from({ length: columns }, (_, index) => cells[index] ?? ''))
}

const cell = 'px-4 py-3.5 text-start align-top first:pl-0 last:pr-0 md:px-6'
const shadedCell = 'px-4 py-3.5 text-start align-top md:px-6'

type RowProps = { cells: string[]; named: boolean; className: string }

function Row({ cells, named, className }: RowProps) {
  return cells.map((text, index) =>
    named && index === 0 ? (
      <th key={index} scope="row" className={`${className} min-w-32 font-semibold`}>
        {text}
      </th>
    ) : (
      <td key={index} className={`${className} min-w-32`}>
        {text}
      </td>
    ),
  )
}

/** Rows and columns that the owner typed. What is wider than the screen is scrolled within its frame, by keyboard too. */
function TableView({ props }: { props: Table }) {
  const { rows, headRow, headColumn, look, heading, note } = props
  const filled = filledRows(rows)
  const [head, ...rest] = filled
  if (!head) return null
  const shaded = look === 'stripes'
  const className = shaded ? shadedCell : cell
  const body = headRow ? rest : filled
  return (
    <Band band={props}>
      <SectionHeader {...props} />
      <ScrollFrame label={heading || t('Table')} className="overscroll-x-contain">
        <table className="w-full border-collapse tabular-nums">
          {headRow && (
            <thead>
              <tr className="border-b-2 border-line-strong">
                {head.map((text, index) =>
                  text ? (
                    <th key={index} scope="col" className={`${className} align-bottom font-semibold`}>
                      {text}
                    </th>
                  ) : (
                    <td key={index} />
                  ),
                )}
              </tr>
            </thead>
          )}
          <tbody>
            {body.map((cells, index) => (
              <tr key={index} className={shaded ? 'odd:bg-ground-soft' : 'border-b border-line'}>
                <Row cells={cells} named={headColumn} className={className} />
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollFrame>
      {note && <p className="mt-5 max-w-[70ch] text-sm whitespace-pre-line text-ink-soft">{note}</p>}
    </Band>
  )
}

export const table = defineSection({
  type: 'table',
  title: 'Table',
  category: 'content',
  schema,
  sample,
  words: 'size chart rows columns comparison data specifications',
  view: TableView,
})
