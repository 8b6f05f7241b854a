import type { RuleSet } from '../../../shared/site-now.ts'
import { goodsForm, type Settings } from '../../../shared/sites/settings-admin.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { Part } from '../../ui/screen.tsx'
import { useSettingsForm } from '../settings-form.ts'
import { SellingForm, SellingPart } from './selling-part.tsx'

/** Whether the site sells, by which rules, and whether its goods have an MRP. */
export function GoodsScreen() {
  return <SellingPart here="/settings/selling/goods">{(settings) => <GoodsForm settings={settings} />}</SellingPart>
}

const pick = ({ sells, rules, goodsWithoutMrp }: Settings) => ({ sells, rules, goodsWithoutMrp })

const rules: { value: RuleSet; title: string }[] = [
  { value: 'storefront', title: 'A shop' },
  { value: 'events', title: 'Events and services' },
]

function GoodsForm({ settings }: { settings: Settings }) {
  const record = useSettingsForm({ settings, schema: goodsForm, pick })
  const { formState, register } = record.form
  const error = formState.errors.goodsWithoutMrp?.message
  return (
    <SellingForm record={record}>
      {/* A site that has a product, or had an order, is a shop already. */}
      {!settings.sellsAlready && (
        <Part title="Shop">
          <Checkbox label="This site sells" {...register('sells')} />
          <p className="mt-1 text-sm text-ink-soft">
            Shows products, orders and all that belongs to them in the side bar. Adding a product does it too.
          </p>
        </Part>
      )}
      <Part title="Rules">
        <div className="max-w-xl">
          <SelectField
            label="The site is"
            hint="A shop rounds discounts down and tells customers when adding to the bag fails. Events and services round discounts to the nearest percent."
            options={rules}
            {...register('rules')}
          />
        </div>
      </Part>
      <Part
        title="Prices"
        note="For services and packages. In India, packed goods have an MRP and may not be sold above it."
      >
        <Checkbox
          label="Our goods carry no MRP, so a price may be above the list price"
          {...register('goodsWithoutMrp')}
          {...(error === undefined ? {} : { error })}
        />
      </Part>
    </SellingForm>
  )
}
