import { Controller } from 'react-hook-form'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Part } from '../ui/screen.tsx'
import { TimeField } from '../ui/time-field.tsx'
import { AmountField } from './amount-field.tsx'
import { CountField } from './count-field.tsx'
import type { DiscountFormApi } from './discount-values.ts'

type Props = { form: DiscountFormApi }

const pair = 'grid items-start gap-5 sm:grid-cols-2'

/** Conditions on bag and customer, and limits of uses. */
export function ConditionsPart({ form }: Props) {
  return (
    <Part title="Conditions" note="All are optional.">
      <div className="grid gap-5">
        <div className={pair}>
          <AmountField
            form={form}
            name="leastAmount"
            label="Minimum amount"
            hint="Of the items it is for, before discounts."
          />
          <CountField form={form} name="leastPieces" label="Minimum pieces" hint="Of the items it is for." />
          <CountField
            form={form}
            name="mostPerPerson"
            label="Uses per customer"
            hint="By account and phone number. If empty, without a limit."
          />
          <CountField form={form} name="mostUses" label="Uses in all" hint="If empty, without a limit." />
        </div>
        <Checkbox label="Only for a customer’s first order" {...form.register('firstOrder')} />
      </div>
    </Part>
  )
}

export function TimesPart({ form }: Props) {
  return (
    <Part title="Schedule">
      <div className={pair}>
        {(['begins', 'ends'] as const).map((name) => (
          <Controller
            key={name}
            control={form.control}
            name={name}
            render={({ field, fieldState }) => (
              <TimeField
                label={name === 'begins' ? 'Begins' : 'Ends'}
                hint={name === 'begins' ? 'If empty, at once.' : 'If empty, when you deactivate it.'}
                value={field.value}
                onChange={field.onChange}
                ref={field.ref}
                {...(fieldState.error?.message !== undefined && { error: fieldState.error.message })}
              />
            )}
          />
        ))}
      </div>
    </Part>
  )
}

export function CombinationPart({ form }: Props) {
  return (
    <Part title="Combination">
      <div className="grid gap-5">
        <Checkbox label="Combines with other discounts that combine" {...form.register('combines')} />
        <div className={pair}>
          <CountField
            form={form}
            name="priority"
            label="Priority"
            hint="0 to 100. The highest goes first; at the same priority, what saves the customer most."
          />
        </div>
      </div>
    </Part>
  )
}
