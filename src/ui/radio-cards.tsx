import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { FieldError, RequiredMark } from './field.tsx'

export type RadioCard = {
  value: string
  title: ReactNode
  description?: ReactNode
  /** Stands in the card but is not part of the choice: links to change it, say. */
  after?: ReactNode
  disabled?: boolean
}

type Props = Omit<ComponentPropsWithRef<'input'>, 'className' | 'required' | 'value' | 'defaultValue' | 'type'> & {
  label: string
  /** Where a heading above says the same already. */
  labelHidden?: boolean
  cards: RadioCard[]
  /** The chosen value, if the caller controls it; a form that registers the field omits it. */
  value?: string
  error?: string
  required?: boolean
  /** How the cards stand: beside one another in equal columns, or below one another. */
  layout?: 'row' | 'stack'
  className?: string
}

const layouts = { row: 'grid grid-cols-[repeat(auto-fit,minmax(min(6.5rem,100%),1fr))] gap-2', stack: 'grid gap-3' }

/** One of a few, each a card that can be touched anywhere. */
export function RadioCards({
  label,
  labelHidden = false,
  cards,
  value,
  error,
  required = false,
  layout = 'stack',
  className = '',
  ...input
}: Props) {
  const id = useId()
  return (
    <div
      role="radiogroup"
      className={`min-w-0 ${className}`}
      aria-labelledby={`${id}-label`}
      aria-describedby={error ? `${id}-error` : undefined}
      aria-invalid={error ? true : undefined}
      aria-required={required || undefined}
    >
      <p id={`${id}-label`} className={labelHidden ? 'sr-only' : 'mb-1.5 text-sm font-semibold'}>
        {label}
        {required && <RequiredMark />}
      </p>
      <div className={layouts[layout]}>
        {cards.map((card) => (
          <div
            key={card.value}
            className={`min-w-0 border hover:border-current has-checked:border-accent has-checked:shadow-[inset_0_0_0_1px_var(--accent)] has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-accent ${layout === 'row' ? 'rounded-button' : 'rounded-card'} ${error ? 'border-danger' : 'border-line-strong'}`}
          >
            <label className="flex min-h-12 cursor-pointer items-start gap-2.5 px-3.5 py-3 has-disabled:cursor-not-allowed">
              <input
                {...input}
                type="radio"
                disabled={card.disabled ?? input.disabled}
                value={card.value}
                checked={value === undefined ? undefined : value === card.value}
                className="mt-[0.22em] size-4 shrink-0 outline-none"
              />
              <span className="min-w-0 flex-1 leading-snug">
                <span className="block wrap-anywhere">{card.title}</span>
                {card.description && <span className="mt-1 block text-sm text-ink-soft">{card.description}</span>}
              </span>
            </label>
            {card.after && <div className="px-3.5 pb-1 pl-10">{card.after}</div>}
          </div>
        ))}
      </div>
      {error && <FieldError id={`${id}-error`} text={error} />}
    </div>
  )
}
