import { useState } from 'react'
import { useLoaded } from '../../client/use-loaded.ts'
import type { ReviewableLine } from '../../shared/selling/opinions/reviews.ts'
import { t } from '../../shared/words.ts'
import { Button } from '../../ui/button.tsx'
import { Stars } from '../../ui/stars.tsx'

type Props = { orderId: string; name: string; line: ReviewableLine }

/** Below a delivered line of an order: what its buyer has said, and the way to say it. */
export function ReviewButton({ orderId, name, line }: Props) {
  const [open, setOpen] = useState(false)
  const { review } = line
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 print:hidden">
      {review && <Stars rating={review.stars} className="size-4" />}
      {review?.state === 'WAITING' && <span className="text-sm text-ink-soft">{t('It is being checked.')}</span>}
      {review?.state === 'HIDDEN' && <span className="text-sm text-ink-soft">{t('It is not shown.')}</span>}
      <Button
        look="secondary"
        className="min-h-9! px-4! py-1! text-sm pointer-coarse:min-h-11!"
        onClick={() => setOpen(true)}
      >
        {review ? t('Edit review') : t('Review')}
        <span className="sr-only"> {name}</span>
      </Button>
      {open && <Dialog orderId={orderId} name={name} line={line} onClose={() => setOpen(false)} />}
    </div>
  )
}

const loadDialog = () => import('./review-dialog.tsx')

/** Loaded on first use. */
function Dialog(props: Props & { onClose: () => void }) {
  const { module } = useLoaded(loadDialog)
  return module ? <module.ReviewDialog {...props} /> : null
}
