import { trapName } from '../shared/content/forms/trap.ts'

/** `name` is what the call says for it; the page has a name that no autofill knows. */
type Props = { name: string; ref: (control: HTMLInputElement | null) => void }

/** Keeps password managers away. */
const leftAlone = { 'data-1p-ignore': true, 'data-lpignore': 'true', 'data-bwignore': true, 'data-form-type': 'other' }

/** Honeypot: invisible and out of the tab order, so only a program fills it (B94, B95). No label, because autofill reads labels. */
export function Trap({ name, ref }: Props) {
  return (
    <div className="absolute size-px overflow-hidden opacity-0" aria-hidden>
      <input {...leftAlone} name={trapName} data-field={name} ref={ref} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  )
}
