import type { ReactNode } from 'react'

/** Scrolls content wider than the screen. The frame is focusable and named. */
export function ScrollFrame({ label, className, children }: { label: string; className: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without focus the arrow keys could not scroll it in every browser
    <section className={`relative overflow-x-auto ${className}`} aria-label={label} tabIndex={0}>
      {children}
    </section>
  )
}
