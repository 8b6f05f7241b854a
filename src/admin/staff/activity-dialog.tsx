import type { ReactNode } from 'react'
import type { ActivityRow } from '../../shared/running/activity.ts'
import { longTime } from '../../shared/times.ts'
import { Dialog } from '../ui/dialog.tsx'
import { actText, fieldText } from './activity-text.ts'

type Change = ActivityRow['changes'][number]

/** One act: what was before, what is after, and where it came from. */
export function ActivityDialog({ row, zone, onClose }: { row: ActivityRow; zone: string; onClose: () => void }) {
  const { act, label, by, at, address, request, changes } = row
  return (
    <Dialog title={actText(act)} onClose={onClose}>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1.5">
        {label && <Fact name="Name">{label}</Fact>}
        <Fact name="Who">{by}</Fact>
        <Fact name="When">{longTime(at, zone)}</Fact>
        <Fact name="Address">{address || '–'}</Fact>
        <Fact name="Request">{request}</Fact>
      </dl>
      {changes.length > 0 && <Changes changes={changes} />}
    </Dialog>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-soft">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </>
  )
}

function Changes({ changes }: { changes: Change[] }) {
  const cell = 'border-b border-line py-2 pr-3 text-left align-top wrap-anywhere'
  return (
    <table className="mt-5 w-full table-fixed border-collapse" aria-label="Changes">
      <thead>
        <tr className="text-xs text-ink-soft">
          <th className={cell}>Field</th>
          <th className={cell}>Before</th>
          <th className={cell}>After</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, before, after }) => (
          <tr key={field}>
            <th className={`${cell} font-normal text-ink-soft`}>{fieldText(field)}</th>
            <td className={cell}>{shown(before)}</td>
            <td className={cell}>{shown(after)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function shown(value: Change['before']): string {
  if (value === undefined) return '–'
  return typeof value === 'string' ? value : JSON.stringify(value)
}
