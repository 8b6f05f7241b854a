type Props = {
  /** Accessible name of the choices. */
  label: string
  /** Name of the radio buttons, unique on the page. */
  name: string
  choices: { value: string; text: string }[]
  /** The initial value; the first choice by default. */
  chosen?: string
  onChoose?: (value: string) => void
  className?: string
}

/** One of a few, in one line. Without script: style sheets read which one is chosen. */
export function Toggle({ label, name, choices, chosen = choices[0]?.value, onChoose, className = '' }: Props) {
  return (
    <fieldset className={`inline-flex max-w-full rounded-button border border-line-strong p-1 ${className}`}>
      <legend className="sr-only">{label}</legend>
      {choices.map(({ value, text }) => (
        <label key={value} className="relative min-w-0 cursor-pointer">
          <input
            type="radio"
            name={name}
            value={value}
            defaultChecked={value === chosen}
            onChange={onChoose && (() => onChoose(value))}
            className="peer sr-only"
          />
          <span className="grid min-h-11 place-items-center rounded-button px-5 text-sm font-semibold transition-colors select-none peer-checked:bg-(--button-bg) peer-checked:text-(--button-text) peer-focus-visible:outline-2 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-accent">
            {text}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
