/** A tool above the text: small for a mouse, large enough for a finger. */
export const toolClass =
  'inline-flex h-7 min-w-7 shrink-0 items-center justify-center rounded-[5px] text-ink-soft hover:bg-ground-soft hover:text-ink aria-pressed:bg-ground-soft aria-pressed:text-ink disabled:opacity-40 pointer-coarse:size-11 focus-visible:outline-offset-0'
