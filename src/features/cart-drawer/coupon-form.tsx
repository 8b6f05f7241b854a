import { useState } from 'react'
import { usePutCoupon } from '../../client/cart.ts'
import { t } from '../../shared/words.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'

/** The field for a coupon code, with the shop's reply below it. */
export function CouponForm() {
  const [code, setCode] = useState('')
  const put = usePutCoupon()
  return (
    <form
      noValidate
      className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (!put.isPending) put.mutate(code)
      }}
    >
      <TextField
        label={t('Coupon code')}
        autoFocus
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={100}
        value={code}
        onChange={({ target }) => {
          setCode(target.value)
          put.reset()
        }}
        {...(put.error && { error: put.error.message })}
      />
      <Button type="submit" look="secondary" busy={put.isPending} className="mt-7">
        {t('Apply')}
      </Button>
    </form>
  )
}
