import { Controller } from 'react-hook-form'
import { weekdays } from '../../shared/days.ts'
import type { Zone } from '../../shared/selling/delivery/delivery.ts'
import type { Settings } from '../../shared/sites/settings-admin.ts'
import { capitalised } from '../../shared/text.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { FieldGroup } from '../../ui/field-group.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { firstText } from '../ui/first-text.ts'
import { SaveBar } from '../ui/save-bar.tsx'
import { Part } from '../ui/screen.tsx'
import { ChargePart } from './charge-part.tsx'
import { DayList } from './day-list.tsx'
import { useDeliveryForm } from './delivery-form.ts'
import { PlaceList } from './place-list.tsx'
import { SettingsFrame, WithSettings } from './settings-frame.tsx'
import { ZoneList } from './zone-list.tsx'

/** Where the shop delivers to, what it costs there and how long it takes; and where orders are picked up. */
export function DeliveryScreen() {
  return (
    <SettingsFrame here="/settings/delivery">
      <WithSettings>{(settings) => <DeliveryForm settings={settings} />}</WithSettings>
    </SettingsFrame>
  )
}

/** Hours from 1 to 23; 0 stands for none. */
const cutOffs = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  title: hour === 0 ? 'None' : `${hour % 12 || 12} ${hour < 12 ? 'am' : 'pm'}`,
}))

/** The error of a zone that no dialog has checked: those of a file of PIN codes. */
function faultIn(zones: Zone[], errors: unknown): string | undefined {
  const at = Array.isArray(errors) ? errors.findIndex(Boolean) : -1
  const text = Array.isArray(errors) ? firstText(errors[at]) : undefined
  return text && `${zones[at]?.name}: ${text}`
}

function DeliveryForm({ settings }: { settings: Settings }) {
  const record = useDeliveryForm(settings)
  const { control, register, formState } = record.form
  const { delivery: errors } = formState.errors
  return (
    <form onSubmit={(event) => event.preventDefault()} noValidate>
      <ChargePart form={record.form} />
      <Part
        title="Zones"
        note="A place belongs to the first zone that names its PIN code, else to the first that names its state."
      >
        <Controller
          control={control}
          name="delivery.zones"
          render={({ field, fieldState }) => (
            <ZoneList
              zones={field.value}
              currency={settings.currency}
              onChange={field.onChange}
              error={
                fieldState.error?.message ?? fieldState.error?.root?.message ?? faultIn(field.value, fieldState.error)
              }
            />
          )}
        />
        <Checkbox
          label="Deliver to places outside all zones too, by the charge and the days above"
          className="mt-4"
          {...register('delivery.elsewhere')}
        />
      </Part>
      <Part title="Days" note="Delivery dates count from the day of the order and skip days off and holidays.">
        <SelectField
          label="Cut-off hour"
          hint="Orders from this hour on count as orders of the next day."
          className="max-w-xs"
          options={cutOffs}
          error={errors?.cutOff?.message}
          {...register('delivery.cutOff', { valueAsNumber: true })}
        />
        <FieldGroup error={errors?.daysOff?.message} className="mt-5">
          <legend className="text-sm font-semibold">Days off each week</legend>
          <div className="flex flex-wrap gap-x-6">
            {weekdays.map((day) => (
              <Checkbox key={day} label={capitalised(day)} value={day} {...register('delivery.daysOff')} />
            ))}
          </div>
        </FieldGroup>
        <Controller
          control={control}
          name="delivery.holidays"
          render={({ field, fieldState, formState: { errors } }) => (
            <DayList
              legend="Holidays"
              days={field.value}
              onChange={field.onChange}
              errors={field.value.map((_, index) => errors.delivery?.holidays?.[index]?.message)}
              error={fieldState.error?.message ?? fieldState.error?.root?.message}
            />
          )}
        />
      </Part>
      <Part
        title="Pick-up"
        note="Customers can collect their orders at these places free of charge. GST follows the state of the place."
      >
        <Controller
          control={control}
          name="delivery.pickUp"
          render={({ field, fieldState }) => (
            <PlaceList
              places={field.value ?? []}
              onChange={field.onChange}
              error={fieldState.error?.message ?? fieldState.error?.root?.message}
            />
          )}
        />
      </Part>
      <SaveBar form={record} name="the settings" />
    </form>
  )
}
