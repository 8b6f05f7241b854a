import { Checkbox } from '../../ui/checkbox.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { Part } from '../ui/screen.tsx'
import type { SellingFormApi } from './selling-form.ts'

/** Rules for customers who cancel or return an order. */
export function OrderRequestsPart({ form }: { form: SellingFormApi }) {
  return (
    <Part title="Cancelling and returning">
      <div className="grid max-w-xl gap-5">
        <div>
          <Checkbox
            label="Customers cancel by themselves until it is packed"
            {...form.register('orderRequests.selfCancel')}
          />
          <p className="mt-1 text-sm text-ink-soft">
            Otherwise you decide each request. Once an order is packed you always do.
          </p>
        </div>
        <TextField
          type="number"
          inputMode="numeric"
          min={0}
          max={365}
          className="sm:max-w-60"
          label="Days to ask for a return"
          hint="After the day of delivery; 0 for no returns."
          error={form.formState.errors.orderRequests?.returnDays?.message}
          {...form.register('orderRequests.returnDays', { valueAsNumber: true })}
        />
      </div>
    </Part>
  )
}
