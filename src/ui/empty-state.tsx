import type { ReactNode } from 'react'

/** Placeholder for an empty list: a heading, a text and links to go on. */
export function EmptyState({ heading, text, children }: { heading: string; text: string; children?: ReactNode }) {
  return (
    <div className="max-w-[34rem] py-6">
      <p className="font-display text-2xl leading-snug">{heading}</p>
      {text && <p className="mt-2 text-ink-soft">{text}</p>}
      {children && <div className="mt-6 flex flex-wrap gap-3">{children}</div>}
    </div>
  )
}
