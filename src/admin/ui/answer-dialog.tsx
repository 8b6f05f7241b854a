import type { ReactNode } from 'react'
import { isolated } from '../../shared/direction.ts'
import { isBlank } from '../../shared/text.ts'
import { Dialog } from './dialog.tsx'
import { SendBox } from './send-box.tsx'

type Props = {
  /** Author of the text. */
  writer: string
  /** The text to answer. */
  quote: ReactNode
  label?: string
  hint: string
  act: string
  /** Limit, characters. */
  most: number
  begin?: string
  send: (answer: string) => Promise<void>
  onClose: () => void
  /** Earlier answers. */
  children?: ReactNode
}

/** Dialog for an answer: the text, earlier answers, and a box for the new one. */
export function AnswerDialog({ writer, quote, label = 'Your answer', onClose, children, ...box }: Props) {
  return (
    <Dialog title={`Answer ${isolated(writer)}`} onClose={onClose}>
      <blockquote
        dir="auto"
        className="mb-5 max-h-48 overflow-y-auto border-l-2 border-line pl-4 whitespace-pre-line wrap-anywhere"
      >
        {quote}
      </blockquote>
      {children}
      <SendBox label={label} rows={4} check={(answer) => (isBlank(answer) ? 'Write an answer.' : undefined)} {...box} />
    </Dialog>
  )
}
