import { CircleAlert, CircleCheck } from 'lucide'
import { LineIcon } from '../../ui/line-icon.tsx'

export type Outcome = { good: boolean; text: string }

/** Result of a newsletter form. Rendered empty from the start, so that screen readers announce the text when it appears. */
export function OutcomeLine({ outcome }: { outcome: Outcome | undefined }) {
  const Mark = outcome?.good ? CircleCheck : CircleAlert
  return (
    <div role="status" aria-live="polite">
      {outcome && (
        <p className="mt-3 flex items-start gap-2 font-semibold leading-snug">
          <LineIcon of={Mark} className="mt-[0.1em] size-5 shrink-0" />
          <span className="min-w-0 whitespace-pre-line">{outcome.text}</span>
        </p>
      )}
    </div>
  )
}
