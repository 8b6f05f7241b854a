import type { ReactNode } from 'react'

/** A grey bar where text or a picture will be. */
export function Skeleton({ className }: { className: string }) {
  return <span className={`block animate-pulse rounded-[4px] bg-ground-soft ${className}`} aria-hidden />
}

/** Says once, to those who do not see the bars, that something is on its way. */
export function Loading({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div role="status" aria-busy className="needs-script">
      <span className="sr-only">{text}</span>
      {children}
    </div>
  )
}
