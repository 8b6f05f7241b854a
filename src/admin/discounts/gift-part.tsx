import { useWatch } from 'react-hook-form'
import type { GiftInput } from '../../shared/selling/pricing/discounts-admin.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { Part } from '../ui/screen.tsx'
import { AmountField } from './amount-field.tsx'
import { CountField } from './count-field.tsx'
import { type DiscountFormApi, freshGifts } from './discount-values.ts'
import { ScopeField } from './scope-field.tsx'

const kinds: Record<GiftInput['kind'], string> = {
  percent: 'Percentage off',
  amount: 'Amount off',
  pieces: 'Buy some, get some',
  delivery: 'Free delivery',
}

/** The discount's gift and its scope. */
export function GiftPart({ form }: { form: DiscountFormApi }) {
  const kind = useWatch({ control: form.control, name: 'gift.kind' })
  return (
    <Part title="Value">
      <div className="grid gap-5">
        <SelectField
          label="Type"
          value={kind}
          options={Object.entries(kinds).map(([value, title]) => ({ value, title }))}
          onChange={({ target }) =>
            form.setValue('gift', freshGifts[target.value as GiftInput['kind']], { shouldDirty: true })
          }
        />
        <div className="grid items-start gap-5 sm:grid-cols-2">
          {kind === 'percent' && (
            <>
              <CountField form={form} name="gift.percent" label="Percent off" required />
              <AmountField form={form} name="gift.most" label="At most" hint="If empty, without a limit." />
            </>
          )}
          {kind === 'amount' && (
            <AmountField form={form} name="gift.amount" label="Amount off" hint="Once per order." required />
          )}
          {kind === 'pieces' && (
            <>
              <CountField form={form} name="gift.buy" label="Customer buys" required />
              <CountField form={form} name="gift.get" label="And gets" hint="The cheapest pieces." required />
              <CountField form={form} name="gift.percent" label="At percent off" hint="100 is free." required />
              <CountField form={form} name="gift.times" label="Times per order" hint="If empty, without a limit." />
            </>
          )}
        </div>
        <ScopeField
          form={form}
          name="scope"
          label={kind === 'pieces' ? 'What is bought' : 'For'}
          {...(kind === 'delivery' && { hint: 'The whole order is delivered free once the bag holds one of them.' })}
        />
        {kind === 'pieces' && <ScopeField form={form} name="gift.on" label="What they get" />}
      </div>
    </Part>
  )
}
