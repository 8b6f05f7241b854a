import { useState } from 'react'
import * as z from 'zod/mini'
import { useAddressBar } from '../../client/address-bar.ts'
import { rememberedPin, useDelivery, useRememberPin } from '../../client/delivery.ts'
import { useCheckedForm } from '../../client/form.ts'
import { pincode } from '../../shared/rules.ts'
import { deliveryAnswer } from '../../shared/selling/delivery/delivery-answer.ts'
import { inLanguage } from '../../shared/sites/languages.ts'
import { t } from '../../shared/words.ts'
import { Button } from '../../ui/button.tsx'
import { controlClass, Field } from '../../ui/field.tsx'

const place = z.object({ pincode })

/**
 * Tells whether a PIN code is delivered to, when, and whether cash is taken there. The browser remembers it, for the bag too (B247).
 * Without script a page answers (B292). `product`: path of the product.
 */
export default function DeliveryCheck({ product }: { product: string }) {
  const inBrowser = useAddressBar() !== undefined
  const [typed, setTyped] = useState<string>()
  const remember = useRememberPin()
  const asked = typed ?? (inBrowser ? rememberedPin() : undefined)
  const { field, submit, busy } = useCheckedForm({
    schema: place,
    send: async (checked) => {
      remember(checked.pincode)
      setTyped(checked.pincode)
    },
  })
  const { error, ...input } = field('pincode')
  return (
    <form action={inLanguage('/delivery-check')} method="get" noValidate onSubmit={submit} className="mt-6 max-w-sm">
      <Field label={t('Delivery to your PIN code')} error={error}>
        {(control) => (
          <div className="flex gap-3">
            <input
              {...input}
              {...control}
              inputMode="numeric"
              autoComplete="postal-code"
              placeholder={asked ?? '560001'}
              className={`${controlClass} min-w-0 flex-1 tabular-nums`}
            />
            <Button type="submit" look="secondary" busy={busy}>
              {t('Check')}
            </Button>
          </div>
        )}
      </Field>
      <Answer pincode={asked} />
      <input type="hidden" name="product" value={product} />
    </form>
  )
}

function Answer({ pincode }: { pincode: string | undefined }) {
  const { data, error } = useDelivery(pincode)
  const text = error?.message ?? (data && pincode && deliveryAnswer(pincode, data))
  return (
    <p role="status" className="mt-2 min-h-6 text-sm">
      {text}
    </p>
  )
}
