import { Check, Eye, EyeOff } from 'lucide'
import { type ComponentPropsWithRef, useEffect, useRef, useState } from 'react'
import { t } from '../shared/words.ts'
import { controlClass, Field, type FieldFrame } from './field.tsx'
import { LineIcon } from './line-icon.tsx'

export type PasswordRule = { label: string; met: (password: string) => boolean }

type Props = Omit<FieldFrame, 'hint'> &
  Omit<ComponentPropsWithRef<'input'>, 'className' | 'required' | 'type'> & {
    /** Listed below the field, and ticked off as they are met (B2). */
    rules?: PasswordRule[]
  }

/** A password that can be shown. */
export function PasswordField({ label, error, required, className, rules, ref, onInput, ...input }: Props) {
  const [shown, setShown] = useState(false)
  const [typed, setTyped] = useState('')
  const box = useRef<HTMLInputElement>(null)
  // Includes text typed before hydration.
  useEffect(() => setTyped(box.current?.value ?? ''), [])
  const keep = (node: HTMLInputElement | null) => {
    box.current = node
    if (typeof ref === 'function') ref(node)
    else if (ref) ref.current = node
  }
  return (
    <Field {...{ label, error, required, className }} hint={rules && <Rules rules={rules} typed={typed} />}>
      {(control) => (
        <div className="relative">
          <input
            {...input}
            {...control}
            ref={keep}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            onInput={(event) => {
              setTyped(event.currentTarget.value)
              onInput?.(event)
            }}
            className={`${controlClass} pr-13`}
          />
          <button
            type="button"
            aria-pressed={shown}
            aria-label={t('Show {field}', { field: label.toLowerCase() })}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-0 right-0 grid w-12 place-items-center text-ink-soft hover:text-ink"
          >
            {shown ? <LineIcon of={EyeOff} className="size-5" /> : <LineIcon of={Eye} className="size-5" />}
          </button>
        </div>
      )}
    </Field>
  )
}

function Rules({ rules, typed }: { rules: PasswordRule[]; typed: string }) {
  return (
    <ul className="grid gap-x-4 gap-y-1 pt-1 xs:grid-cols-2">
      {rules.map(({ label, met }) => {
        const done = met(typed)
        return (
          <li key={label} className={`flex items-center gap-2 ${done ? 'text-good' : ''}`}>
            <span
              className={`grid size-4 shrink-0 place-items-center rounded-full border ${done ? 'border-good bg-good text-white' : 'border-current opacity-60'}`}
              aria-hidden
            >
              {done && <LineIcon of={Check} className="size-3" strokeWidth={3} />}
            </span>
            {t(label)}
            {done && <span className="sr-only">{t(', met')}</span>}
          </li>
        )
      })}
    </ul>
  )
}
