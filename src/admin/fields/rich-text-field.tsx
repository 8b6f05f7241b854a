import { useId } from 'react'
import { FieldError } from '../../ui/field.tsx'
import { useMayChange } from '../ui/may-change.tsx'
import { RichTextBox } from './rich-text/rich-text-box.tsx'

type Props = {
  label: string
  /** HTML of the few elements that rich text may hold; the server sanitises it when it is written. */
  value: string
  onChange: (html: string) => void
  error?: string
  hint?: string
  /** An article holds tables, pictures, videos, products and buttons, too. */
  holds?: 'article'
}

/** Text with headings, lists and links, written as it will read. Its code arrives when it is first shown. */
export function RichTextField({ label, value, onChange, error, hint, holds }: Props) {
  const id = useId()
  const mayChange = useMayChange()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className="min-w-0">
      <span id={`${id}-label`} className="mb-1.5 block text-sm font-semibold">
        {label}
      </span>
      <RichTextBox
        value={value}
        onChange={onChange}
        holds={holds}
        readOnly={!mayChange}
        labelId={`${id}-label`}
        describedBy={described || undefined}
        invalid={error ? true : undefined}
      />
      {hint && (
        <div id={`${id}-hint`} className="mt-1.5 text-sm text-ink-soft">
          {hint}
        </div>
      )}
      {error && <FieldError id={`${id}-error`} text={error} />}
    </div>
  )
}
