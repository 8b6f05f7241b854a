/** Selection checkbox for one row or all. */
export function ChooseBox({
  label,
  checked,
  onChange,
}: {
  label: string
  checked: boolean
  onChange: (on: boolean) => void
}) {
  return (
    <label className="relative z-10 grid size-9 cursor-pointer place-items-center pointer-coarse:size-11">
      <input
        type="checkbox"
        className="size-4"
        aria-label={label}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  )
}
