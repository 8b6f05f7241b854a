import { useEffect, useState } from 'react'
import { isComposing } from '../../ui/composing.ts'

type Props = {
  label: string
  value: string
  /** Names that cannot be taken: the input is marked, and nothing is committed. */
  refused: (text: string) => boolean
  onCommit: (text: string) => void
  className?: string
  maxLength?: number
}

/** A name that counts once it is finished: on Enter, or when the input is left. Escape and nothing bring it back. */
export function CommittedInput({ label, value, refused, onCommit, className = '', maxLength = 40 }: Props) {
  const [text, setText] = useState(value)
  useEffect(() => setText(value), [value])
  const trimmed = text.trim()
  const isRefused = trimmed !== value && refused(trimmed)
  const commit = () => {
    if (trimmed === '' || isRefused) setText(value)
    else if (trimmed !== value) onCommit(trimmed)
  }
  return (
    <input
      className={`control min-w-0 ${className}`}
      aria-label={label}
      aria-invalid={isRefused || undefined}
      title={isRefused ? 'This name is already taken.' : undefined}
      maxLength={maxLength}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (isComposing(event)) return
        if (event.key === 'Escape') setText(value)
        if (event.key !== 'Enter') return
        event.preventDefault()
        commit()
      }}
    />
  )
}
