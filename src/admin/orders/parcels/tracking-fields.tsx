import { useState } from 'react'
import { trackingLink } from '../../../shared/selling/delivery/tracking-link.ts'
import type { Tracking } from '../../../shared/selling/orders/fulfilment.ts'
import { TextField } from '../../../ui/text-field.tsx'

const couriers = ['Delhivery', 'Blue Dart', 'DTDC', 'Ekart', 'Ecom Express', 'India Post', 'Shadowfax', 'XpressBees']

/** Form state of courier and tracking number. */
export function useTracking(stored: Tracking) {
  const [values, setValues] = useState(stored)
  const [missing, setMissing] = useState<string>()
  const change = (part: Partial<Tracking>) => {
    setValues({ ...values, ...part })
    setMissing(undefined)
  }
  return { values, change, missing, setMissing }
}

type Props = { tracking: ReturnType<typeof useTracking>; hint?: string; required?: boolean }

export function TrackingFields({ tracking: { values, change, missing }, hint, required }: Props) {
  return (
    <>
      <TextField
        label="Courier"
        list="couriers"
        maxLength={60}
        autoComplete="off"
        hint={hint}
        required={required}
        value={values.courier}
        error={missing}
        onChange={({ target }) => change({ courier: target.value })}
      />
      <datalist id="couriers">
        {couriers.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <TextField
        label="Tracking number"
        maxLength={60}
        autoComplete="off"
        value={values.number}
        onChange={({ target }) => change({ number: target.value })}
      />
      {values.courier.trim() && !trackingLink({ ...values, number: values.number || '1', link: '' }) && (
        <TextField
          label="Tracking link"
          type="url"
          placeholder="https://"
          autoComplete="off"
          hint="Optional. The page where the customer can follow the parcel."
          value={values.link}
          onChange={({ target }) => change({ link: target.value })}
        />
      )}
    </>
  )
}
