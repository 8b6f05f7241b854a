import { Plus } from 'lucide-react'

type Props = { label: string; onClick: () => void; disabled?: boolean }

/** Adds to a list; it stands below it. */
export function AddButton({ label, onClick, disabled }: Props) {
  return (
    <button
      type="button"
      onClick={onClick}
      disabled={disabled}
      className="mt-1.5 flex min-h-8 w-full items-center justify-center gap-1.5 rounded-button border border-dashed border-line-strong px-2 text-sm text-ink-soft hover:border-current hover:text-ink disabled:pointer-events-none disabled:opacity-50 pointer-coarse:min-h-11"
    >
      <Plus className="size-4" aria-hidden />
      {label}
    </button>
  )
}
