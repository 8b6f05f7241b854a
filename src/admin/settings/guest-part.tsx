import { Checkbox } from '../../ui/checkbox.tsx'
import { Part } from '../ui/screen.tsx'
import type { SellingFormApi } from './selling-form.ts'

/** Whether visitors order without an account (B301). */
export function GuestPart({ form }: { form: SellingFormApi }) {
  return (
    <Part title="Guests">
      <Checkbox label="Customers may order without an account" {...form.register('guestCheckout')} />
      <p className="mt-1 max-w-xl text-sm text-ink-soft">
        They give an email and an address at the checkout. Limits for new customers hold for them. Otherwise visitors
        sign in before they put something into the bag.
      </p>
    </Part>
  )
}
