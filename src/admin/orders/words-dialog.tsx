import { type ReactNode, useState } from 'react'
import type { z } from 'zod'
import { toast } from '../../client/toast.ts'
import { TextAreaField } from '../ui/text-area-field.tsx'
import { ActDialog } from './act-dialog.tsx'

type Props<Body> = {
  title: string
  /** Label of the button: the act itself. */
  act: string
  label: string
  hint: string
  /** The body of the step with these words; an issue stands at the field. */
  check: (words: string) => z.ZodSafeParseResult<Body>
  run: (body: Body) => Promise<unknown>
  /** The success message. */
  said: string
  onClose: () => void
  children: ReactNode
}

/** Asks for the words that a step requires, and runs it. */
export function WordsDialog<Body>({ title, act, label, hint, check, run, said, onClose, children }: Props<Body>) {
  const [words, setWords] = useState('')
  const [fault, setFault] = useState<string>()
  const go = async () => {
    const checked = check(words)
    if (!checked.success) {
      setFault(checked.error.issues[0]?.message)
      return 'stay' as const
    }
    await run(checked.data)
    toast.success(said)
  }
  return (
    <ActDialog title={title} act={act} run={go} onClose={onClose}>
      {children}
      <TextAreaField
        label={label}
        required
        hint={hint}
        rows={2}
        maxLength={500}
        value={words}
        error={fault}
        onChange={(event) => {
          setWords(event.target.value)
          setFault(undefined)
        }}
      />
    </ActDialog>
  )
}

/** The hint of words that reach the customer. */
export const toCustomer = 'Shown to the customer in the email and in their account.'
