import type { ReactNode } from 'react'

/** A few facts under a small heading, beside what a screen is about. */
export function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-2 text-sm font-semibold text-ink-soft">{title}</h2>
      {children}
    </section>
  )
}
