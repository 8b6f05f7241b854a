import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Undo2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { call } from '../../client/call.ts'
import { messageOf } from '../../client/message-of.ts'
import { toast } from '../../client/toast.ts'
import { readEntry, undoEntry } from '../../server/modules/ground/audit/audit.contract.ts'
import { isolated } from '../../shared/direction.ts'
import type { ActivityEntry } from '../../shared/running/activity.ts'
import { longTime } from '../../shared/times.ts'
import { Button } from '../../ui/button.tsx'
import { LoadFault } from '../../ui/load-fault.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { rowText } from './activity-text.ts'

type Props = {
  /** The entry's number, as its address names it. */
  number: string
  zone: string
  onOpen: (number: string) => void
  onClose: () => void
}

/** One entry: its changes, where it came from, and a button that undoes it. */
export function ActivityDialog({ number, zone, onOpen, onClose }: Props) {
  const { data, error, refetch } = useQuery({
    queryKey: ['activity', number],
    queryFn: async () => (await call(readEntry, { params: { number } })).data,
  })
  const undo = useUndo(number, onOpen)
  return (
    <Dialog
      title={data ? rowText(data) : 'Activity'}
      onClose={onClose}
      fault={undo.fault}
      footer={
        data?.undo === 'possible' && (
          <Button look="secondary" busy={undo.busy} onClick={undo.run}>
            <Undo2 className="size-4" aria-hidden />
            Undo
          </Button>
        )
      }
    >
      {data && <Entry entry={data} zone={zone} onOpen={onOpen} />}
      {error && !data && <LoadFault text={messageOf(error)} retry={() => void refetch()} />}
    </Dialog>
  )
}

function Entry({ entry, zone, onOpen }: { entry: ActivityEntry } & Pick<Props, 'zone' | 'onOpen'>) {
  const { label, by, at, address, request, undoes, undoneBy, things } = entry
  return (
    <>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1.5">
        {label && <Fact name="Name">{isolated(label)}</Fact>}
        <Fact name="Who">{isolated(by)}</Fact>
        <Fact name="When">{longTime(at, zone)}</Fact>
        {undoes && (
          <Fact name="Undid">
            <EntryLink number={undoes.number} onOpen={onOpen} />
          </Fact>
        )}
        {undoneBy !== null && (
          <Fact name="Undone by">
            <EntryLink number={undoneBy} onOpen={onOpen} />
          </Fact>
        )}
        <Fact name="Address">{address || '–'}</Fact>
        <Fact name="Request">{request}</Fact>
      </dl>
      {things.map((thing, index) => (
        <Changes key={index} {...thing} />
      ))}
    </>
  )
}

function useUndo(number: string, onOpen: (number: string) => void) {
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [{ about, text }, setFault] = useState({ about: number, text: '' })
  const run = async () => {
    setBusy(true)
    setFault({ about: number, text: '' })
    try {
      const { data } = await call(undoEntry, { params: { number } })
      toast.success('Undone')
      // Any screen may show the values that were written back.
      await client.invalidateQueries()
      onOpen(data._id)
    } catch (error) {
      setFault({ about: number, text: messageOf(error) })
    } finally {
      setBusy(false)
    }
  }
  return { busy, fault: about === number ? text : '', run: () => void run() }
}

function EntryLink({ number, onOpen }: { number: number; onOpen: (number: string) => void }) {
  return (
    <button type="button" className="underline" onClick={() => onOpen(String(number))}>
      Entry {number}
    </button>
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

function Changes({ label, fields }: ActivityEntry['things'][number]) {
  const cell = 'border-b border-line py-2 pr-3 text-left align-top wrap-anywhere whitespace-pre-line'
  return (
    <table
      className="mt-5 w-full table-fixed border-collapse"
      aria-label={label ? `Changes of ${isolated(label)}` : 'Changes'}
    >
      {label && <caption className="pb-1 text-left font-semibold">{isolated(label)}</caption>}
      <thead>
        <tr className="text-xs text-ink-soft">
          <th className={cell}>Field</th>
          <th className={cell}>Before</th>
          <th className={cell}>After</th>
        </tr>
      </thead>
      <tbody>
        {fields.map(({ field, before, after }) => (
          <tr key={field}>
            <th className={`${cell} font-normal text-ink-soft`}>{field}</th>
            <td dir="auto" className={cell}>
              {before ?? '–'}
            </td>
            <td dir="auto" className={cell}>
              {after ?? '–'}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
