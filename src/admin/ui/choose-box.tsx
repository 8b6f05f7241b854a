type Props = {
  label: string
  checked: boolean
  onChange: (on: boolean) => void
  /** Beside the box, where no column explains it: on a phone. */
  phoneText?: string
}

/** Selection checkbox for one row or all. */
export function ChooseBox({ label, checked, onChange, phoneText }: Props) {
  return (
    <label className="relative z-10 flex w-fit cursor-pointer items-center">
      <span className="grid size-9 flex-none place-items-center pointer-coarse:size-11">
        <input
          type="checkbox"
          className="size-4"
          aria-label={label}
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
        />
      </span>
      {phoneText && (
        <span className="pr-3 md:hidden" aria-hidden>
          {phoneText}
        </span>
      )}
    </label>
  )
}
