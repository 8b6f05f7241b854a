import { answerText } from '../../shared/content/forms/answer-text.ts'
import type { Message, MessageKind, MessageState } from '../../shared/content/forms/inbox-admin.ts'
import { Badge } from '../ui/badge.tsx'

export const states = {
  NEW: { title: 'New', tone: 'info' },
  OPEN: { title: 'Open', tone: 'warn' },
  DONE: { title: 'Done', tone: 'good' },
  SPAM: { title: 'Spam', tone: 'plain' },
} as const

export const kinds: Record<MessageKind, string> = { CONTACT: 'Message', ENQUIRY: 'Enquiry', FORM: 'Form' }

export function StateBadge({ state }: { state: MessageState }) {
  return <Badge tone={states[state].tone}>{states[state].title}</Badge>
}

/** A message's line in the list. An enquiry may have answers but no text; the name of a form, its first answer, stands beside it. */
export function summaryOf({ text, answers, form }: Pick<Message, 'text' | 'answers' | 'form'>): string {
  const asked = form ? answers.slice(1) : answers
  return text || asked.map(({ value }) => answerText(value)).join(' · ')
}
