import type { CommentState, ReportReason } from '../../shared/content/comments.ts'
import { reportWords } from '../../shared/content/report-words.ts'
import { Badge } from '../ui/badge.tsx'
import { counted } from '../ui/counted.ts'

export const states = {
  WAITING: { title: 'Waiting', tone: 'info' },
  SHOWN: { title: 'Shown', tone: 'good' },
  HIDDEN: { title: 'Hidden', tone: 'warn' },
  SPAM: { title: 'Spam', tone: 'plain' },
} as const

/** Labels for setting each state. */
export const moves = {
  SHOWN: { act: 'Show', done: 'shown' },
  HIDDEN: { act: 'Hide', done: 'hidden' },
  SPAM: { act: 'Mark as spam', done: 'marked as spam' },
} as const

export type Move = keyof typeof moves

export const allMoves: readonly Move[] = ['SHOWN', 'HIDDEN', 'SPAM']

export function StateBadge({ state }: { state: CommentState }) {
  return <Badge tone={states[state].tone}>{states[state].title}</Badge>
}

/** Number of users who reported the record, and their reasons. */
export function Reported({ reports }: { reports: { reason: ReportReason; count: number }[] }) {
  const people = reports.reduce((sum, { count }) => sum + count, 0)
  if (people === 0) return null
  return (
    <span className="mt-1 block text-sm text-danger">
      Reported by {people === 1 ? 'one person' : counted(people, 'person', 'people')}:{' '}
      {reports.map(({ reason }) => `“${reportWords[reason]}”`).join(', ')}
    </span>
  )
}
