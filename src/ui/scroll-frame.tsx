import type { ReactNode } from 'react'

/** What is wider than the screen scrolls in its own frame, which the keyboard reaches and hearers know by name. */
export function ScrollFrame({ label, className, children }: { label: string; className: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without focus the arrow keys could not scroll it in every browser
    <section className={`relative overflow-x-auto ${className}`} aria-label={label} tabIndex={0}>
      {children}
    </section>
  )
}
