import { type ReactNode, useId } from 'react'
import { t } from '../../shared/words.ts'

/** A step of the checkout. All three are in view. */
export function Step({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-5 flex items-baseline gap-3 text-2xl">
        <span className="text-accent tabular-nums">
          <span className="sr-only">{t('Step')} </span>
          {number}
        </span>
        {title}
      </h2>
      {children}
    </section>
  )
}
