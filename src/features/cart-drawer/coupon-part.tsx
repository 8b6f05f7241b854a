import { Tag, X } from 'lucide'
import { useState } from 'react'
import { useDropCoupon } from '../../client/cart.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import type { Cart } from '../../shared/selling/bag/cart.ts'
import { t } from '../../shared/words.ts'
import { LineIcon } from '../../ui/line-icon.tsx'
import { TextButton } from '../../ui/text-button.tsx'

const loadForm = () => import('./coupon-form.tsx')

/** The coupon of the bag, or one line that opens the field for its code. */
export function CouponPart({ coupon, className = '' }: Pick<Cart, 'coupon'> & { className?: string }) {
  return <div className={className}>{coupon ? <Chip coupon={coupon} /> : <Entry />}</div>
}

function Entry() {
  const [open, setOpen] = useState(false)
  return open ? <Form /> : <TextButton onClick={() => setOpen(true)}>{t('Have a coupon?')}</TextButton>
}

/** Most bags have no coupon, so its form comes when it is asked for. */
function Form() {
  const { module, hasFailed, retry } = useLoaded(loadForm)
  if (module) return <module.CouponForm />
  return hasFailed ? <TextButton onClick={retry}>{t('Try again')}</TextButton> : <div className="h-20" aria-busy />
}

function Chip({ coupon: { code, fault } }: { coupon: NonNullable<Cart['coupon']> }) {
  const drop = useDropCoupon()
  return (
    <>
      <p
        className={`inline-flex max-w-full items-center gap-2 rounded-button border pl-3 ${fault === null ? 'border-accent text-accent' : 'border-line-strong text-ink-soft'}`}
        aria-busy={drop.isPending || undefined}
      >
        <LineIcon of={Tag} className="size-4 shrink-0" />
        <span className="min-w-0 font-semibold wrap-anywhere">{code}</span>
        <button
          type="button"
          className="grid size-11 shrink-0 place-items-center"
          onClick={() => drop.isPending || drop.mutate(undefined)}
        >
          <LineIcon of={X} className="size-4" />
          <span className="sr-only">{t('Remove coupon {code}', { code })}</span>
        </button>
      </p>
      <p className="text-sm" role="status">
        {fault}
      </p>
      {drop.error && (
        <p className="text-sm text-danger" role="alert">
          {drop.error.message}
        </p>
      )}
    </>
  )
}
