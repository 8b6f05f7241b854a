import { type ChangeEvent, type ClipboardEvent, type ComponentPropsWithRef, useEffect, useRef, useState } from 'react'
import { Field, type FieldFrame } from '../../ui/field.tsx'
import { codeLength, type Typed, typedCode } from './typed-code.ts'

type Given = 'name' | 'ref' | 'readOnly' | 'autoFocus'

type Props = Omit<FieldFrame, 'required'> &
  Pick<ComponentPropsWithRef<'input'>, Given> & {
    onChange?: () => void
    /** All six digits are there; also again, when one of them was changed. */
    onFull?: (code: string) => void
  }

/**
 * A one-time code in six boxes of one digit each (S44). For keyboards, screen readers, and what fills codes in from a message or a
 * mail it is one field with one label; the boxes are drawn below its digits.
 */
export function CodeBoxes({ label, hint, error, className, ref, onChange, onFull, ...input }: Props) {
  const box = useRef<HTMLInputElement>(null)
  const before = useRef('')
  const [caret, setCaret] = useState(0)

  const keep = (node: HTMLInputElement | null) => {
    box.current = node
    if (typeof ref === 'function') ref(node)
    else if (ref) ref.current = node
  }
  const put = (field: HTMLInputElement, typed: Typed) => {
    if (field.value !== typed.code) {
      field.value = typed.code
      field.setSelectionRange(typed.caret, typed.caret)
    }
    setCaret(typed.caret)
    const isNew = typed.code !== before.current
    before.current = typed.code
    if (isNew) onChange?.()
    if (isNew && typed.code.length === codeLength) onFull?.(typed.code)
  }
  const change = ({ currentTarget: field }: ChangeEvent<HTMLInputElement>) =>
    put(field, typedCode(field.value, field.selectionStart ?? undefined))
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault()
    const typed = typedCode(event.clipboardData.getData('text'))
    if (typed.code && !input.readOnly) put(event.currentTarget, typed)
  }

  // The next digit replaces a complete, refused code and extends an incomplete one.
  useEffect(() => {
    if (error && box.current?.value.length === codeLength) box.current.select()
  }, [error])

  return (
    <Field {...{ label, hint, error, className }} required>
      {(control) => (
        <div className="code-boxes">
          <div className="code-boxes-row">
            {places.map((place) => (
              <span key={place} data-next={place === Math.min(caret, codeLength - 1) || undefined} aria-hidden />
            ))}
            <input
              {...input}
              {...control}
              ref={keep}
              type="text"
              inputMode="numeric"
              autoComplete="one-time-code"
              pattern="\d{6}"
              autoCapitalize="none"
              spellCheck={false}
              onChange={change}
              onPaste={paste}
              onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart ?? 0)}
            />
          </div>
        </div>
      )}
    </Field>
  )
}

const places = Array.from({ length: codeLength }, (_, place) => place)
