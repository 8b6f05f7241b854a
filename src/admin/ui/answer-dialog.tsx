import type { ReactNode } from 'react'
import { isBlank } from '../../shared/text.ts'
import { Dialog } from './dialog.tsx'
import { SendBox } from './send-box.tsx'

type Props = {
  /** Who is answered. */
  writer: string
  /** What is answered. */
  quote: ReactNode
  label?: string
  hint: string
  act: string
  /** Characters. */
  most: number
  begin?: string
  send: (answer: string) => Promise<void>
  onClose: () => void
  /** What was answered before. */
  children?: ReactNode
}

/** What somebody wrote, what was answered, and where it is answered. */
export function AnswerDialog({ writer, quote, label = 'Your answer', onClose, children, ...box }: Props) {
  return (
    <Dialog title={`Answer ${writer}`} onClose={onClose}>
      <blockquote className="mb-5 max-h-48 overflow-y-auto border-l-2 border-line pl-4 whitespace-pre-line wrap-anywhere">
        {quote}
      </blockquote>
      {children}
      <SendBox
        label={label}
        rows={4}
        check={(answer) => (isBlank(answer) ? 'Please write an answer.' : undefined)}
        {...box}
      />
    </Dialog>
  )
}
