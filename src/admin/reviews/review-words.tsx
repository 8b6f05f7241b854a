import type { ReportReason } from '../../shared/content/comments.ts'
import type { ReviewState } from '../../shared/selling/reviews.ts'
import { Badge } from '../ui/badge.tsx'

export const states = {
  WAITING: { title: 'Waiting', tone: 'info' },
  SHOWN: { title: 'Shown', tone: 'good' },
  HIDDEN: { title: 'Hidden', tone: 'warn' },
  SPAM: { title: 'Spam', tone: 'plain' },
} as const

/** What is done so that a review has the state. */
export const moves: Record<Exclude<ReviewState, 'WAITING'>, { act: string; done: string }> = {
  SHOWN: { act: 'Show', done: 'shown' },
  HIDDEN: { act: 'Hide', done: 'hidden' },
  SPAM: { act: 'Mark as spam', done: 'marked as spam' },
}

export type Move = keyof typeof moves

export const allMoves = Object.keys(moves) as Move[]

export const reasons: Record<ReportReason, string> = {
  SPAM: 'spam',
  RUDE: 'rude or hateful',
  PRIVATE: 'private details of somebody',
  OTHER: 'something else',
}

export function StateBadge({ state }: { state: ReviewState }) {
  return <Badge tone={states[state].tone}>{states[state].title}</Badge>
}
