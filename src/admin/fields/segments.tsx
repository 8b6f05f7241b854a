import { type ReactNode, useId } from 'react'

type Props<Value extends string> = {
  /** Ids of what names it. */
  labelledBy?: string
  label?: string
  value: string
  options: { value: Value; title: string; show?: ReactNode }[]
  onChange: (value: Value) => void
  invalid?: true
  className?: string
}

/** One of a few, side by side. Arrows go from one to the next. */
export function Segments<Value extends string>({
  labelledBy,
  label,
  value,
  options,
  onChange,
  invalid,
  className = 'w-full',
}: Props<Value>) {
  const name = useId()
  return (
    <div
      role="radiogroup"
      aria-labelledby={labelledBy}
      aria-label={label}
      aria-invalid={invalid}
      className={`flex rounded-button bg-ground-soft p-0.5 ${invalid ? 'outline-1 outline-danger' : ''} ${className}`}
    >
      {options.map((option) => (
        <label
          key={option.value}
          title={option.show ? option.title : undefined}
          className="relative flex min-h-7 min-w-0 flex-auto cursor-pointer items-center justify-center rounded-[5px] px-2 text-center text-[0.8125rem] leading-tight text-ink-soft hover:text-ink has-checked:bg-ground has-checked:font-medium has-checked:text-ink has-checked:shadow-[0_0_0_1px_var(--line-strong)] has-focus-visible:outline-2 has-focus-visible:outline-accent pointer-coarse:min-h-10"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            aria-label={option.show ? option.title : undefined}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          {option.show ?? <span className="truncate">{option.title}</span>}
        </label>
      ))}
    </div>
  )
}
