import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { longestCode } from '../../shared/selling/pricing/coupon-code.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { Part } from '../ui/screen.tsx'
import type { DiscountFormApi } from './discount-values.ts'

/** Letters and digits that are not mistaken for one another. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

const newCode = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => letters[byte % letters.length]).join('')

/** Whether customers enter a code, and what they read. */
export function BasicsPart({ form }: { form: DiscountFormApi }) {
  const code = useWatch({ control: form.control, name: 'code' })
  const [typed, setTyped] = useState(code ?? '')
  const { errors } = form.formState
  const put = (next: string | null) => form.setValue('code', next, { shouldDirty: true })
  const generate = () => {
    const code = newCode()
    setTyped(code)
    put(code)
  }
  return (
    <Part title="Method">
      <div className="grid gap-5">
        <RadioCards
          label="Customers get it"
          labelHidden
          name="method"
          layout="row"
          cards={[
            { value: 'code', title: 'With a code' },
            { value: 'automatic', title: 'Automatically' },
          ]}
          value={code === null ? 'automatic' : 'code'}
          onChange={({ target }) => put(target.value === 'code' ? typed : null)}
        />
        {code === null ? (
          <TextField
            label="Title"
            hint="Customers read it in the bag and on their order."
            required
            maxLength={80}
            error={errors.title?.message}
            {...form.register('title')}
          />
        ) : (
          <div className="grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
            <TextField
              label="Code"
              hint="Customers can write it in small letters and with blanks."
              required
              autoCapitalize="characters"
              maxLength={longestCode}
              error={errors.code?.message}
              {...form.register('code', { onChange: ({ target }) => setTyped(target.value) })}
            />
            <Button look="secondary" className="sm:mt-7" onClick={generate}>
              Generate
            </Button>
          </div>
        )}
        <Checkbox label="Active" {...form.register('active')} />
      </div>
    </Part>
  )
}
