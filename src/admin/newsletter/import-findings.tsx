import type { ImportReport } from '../../shared/content/newsletter-admin.ts'
import { Notice } from '../../ui/notice.tsx'
import { counted, grouped } from '../ui/counted.ts'

/** Result of checking an import file: its changes and its errors. */
export function ImportFindings({ report }: { report: ImportReport }) {
  const { lines, faulty, faults, ignored } = report
  return (
    <div className="grid gap-4" aria-live="polite">
      {faulty > 0 ? (
        <>
          <Notice kind="danger">
            {faulty === 1 ? 'One line has a fault.' : `${counted(faulty, 'line')} have faults.`} Correct the file and
            choose it again.
          </Notice>
          <Faults faults={faults} />
        </>
      ) : (
        <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-1.5">
          <Count name="Lines" value={lines} />
          {counts.map(
            ([name, key]) =>
              (key === 'added' || report[key] > 0) && <Count key={key} name={name} value={report[key]} />,
          )}
        </dl>
      )}
      {ignored.length > 0 && <p className="text-sm wrap-anywhere text-ink-soft">Not imported: {ignored.join(', ')}</p>}
    </div>
  )
}

const counts = [
  ['New subscribers', 'added'],
  ['Noted as unsubscribed', 'unsubscribed'],
  ['On your list already', 'known'],
  ['Have left, and stay unsubscribed', 'left'],
  ['Repeated lines', 'repeated'],
] as const

function Count({ name, value }: { name: string; value: number }) {
  return (
    <>
      <dt className="text-ink-soft">{name}</dt>
      <dd className="text-right tabular-nums">{grouped(value)}</dd>
    </>
  )
}

function Faults({ faults }: Pick<ImportReport, 'faults'>) {
  const cell = 'border-b border-line py-2 pr-3 text-left align-top'
  return (
    <table className="w-full border-collapse text-sm" aria-label="Faults">
      <thead>
        <tr className="text-ink-soft">
          <th className={cell}>Line</th>
          <th className={cell}>Column</th>
          <th className={cell}>What is wrong</th>
        </tr>
      </thead>
      <tbody>
        {faults.map(({ line, field, message }, index) => (
          <tr key={index}>
            <td className={`${cell} tabular-nums`}>{grouped(line)}</td>
            <td className={`${cell} whitespace-nowrap`}>{field}</td>
            <td className={cell}>{message}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
