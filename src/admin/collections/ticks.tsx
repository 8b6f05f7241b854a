type Props = {
  legend: string
  hint?: string
  options: { value: string; title: string }[]
  chosen: string[]
  onChange: (chosen: string[]) => void
}

/** Several of what is offered. */
export function Ticks({ legend, hint, options, chosen, onChange }: Props) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">{legend}</legend>
      {hint && <p className="mb-2 text-sm text-ink-soft">{hint}</p>}
      <div className="grid max-h-52 gap-1 overflow-y-auto rounded-[8px] border border-line p-2">
        {options.map(({ value, title }) => (
          <label key={value} className="flex min-h-8 items-center gap-2 pointer-coarse:min-h-11">
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              onChange={({ target }) =>
                onChange(target.checked ? [...chosen, value] : chosen.filter((one) => one !== value))
              }
            />
            <span className="whitespace-pre-wrap wrap-anywhere">{title}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
