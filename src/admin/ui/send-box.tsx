import { type FormEvent, useState } from 'react'
import { messageOf } from '../../client/message-of.ts'
import { isBlank } from '../../shared/text.ts'
import { Button } from '../../ui/button.tsx'
import { LeaveGuard } from './save-bar.tsx'
import { TextAreaField } from './text-area-field.tsx'

type Props = {
  label: string
  hint?: string
  /** Label of the button. */
  act: string
  rows: number
  /** Limit, characters. */
  most: number
  /** Initial text. */
  begin?: string
  /** Validates the text; returns the error. */
  check: (text: string) => string | undefined
  send: (text: string) => Promise<void>
}

/** A text box with a send button and Ctrl Enter. The text stays if sending fails, and is not left without a question. */
export function SendBox({ label, hint, act, rows, most, begin = '', check, send }: Props) {
  const [text, setText] = useState(begin)
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  const run = async (event?: FormEvent) => {
    event?.preventDefault()
    if (busy) return
    const wrong = check(text)
    setFault(wrong)
    if (wrong) return
    setBusy(true)
    try {
      await send(text.trim())
      setText('')
    } catch (error) {
      setFault(messageOf(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <form
      className="grid max-w-[44rem] grid-cols-1 justify-items-start gap-2 wrap-anywhere"
      onSubmit={(event) => void run(event)}
    >
      <LeaveGuard active={!busy && !isBlank(text) && text.trim() !== begin.trim()} name="this text" />
      <div className="w-full">
        <TextAreaField
          label={label}
          hint={hint}
          rows={rows}
          maxLength={most}
          value={text}
          error={fault}
          onChange={(event) => {
            setText(event.target.value)
            setFault(undefined)
          }}
          onKeyDown={(event) => event.key === 'Enter' && (event.ctrlKey || event.metaKey) && void run()}
        />
      </div>
      <Button type="submit" look="secondary" busy={busy}>
        {act}
      </Button>
    </form>
  )
}
