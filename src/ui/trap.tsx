type Props = { name: string; ref: (control: HTMLInputElement | null) => void }

/** A field that nobody sees or gets to by keyboard: who fills it is a program (B94, B95). */
export function Trap({ name, ref }: Props) {
  return (
    <div className="absolute size-px overflow-hidden opacity-0" aria-hidden>
      <label>
        Website
        <input name={name} ref={ref} type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
