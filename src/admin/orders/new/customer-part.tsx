import { UserSearch } from 'lucide-react'
import { call } from '../../../client/call.ts'
import { messageOf } from '../../../client/message-of.ts'
import { toast } from '../../../client/toast.ts'
import { listCustomers, readCustomer } from '../../../server/modules/over/customers/customers.contract.ts'
import { isolated } from '../../../shared/direction.ts'
import type { Customer } from '../../../shared/people/customers-admin.ts'
import type { PhoneQuote } from '../../../shared/selling/orders/phone-orders.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldGroup } from '../../../ui/field-group.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { counted } from '../../ui/counted.ts'
import { Part } from '../../ui/screen.tsx'
import { SearchPicker } from '../../ui/search-picker.tsx'
import { type PhoneOrderApi, valuesOf } from './phone-order-values.ts'

type Props = {
  form: PhoneOrderApi
  customer: Customer | undefined
  onChosen: (customer: Customer | undefined) => void
  known: PhoneQuote['known']
}

/** Who orders: a customer who is found, or a new one. */
export function CustomerPart({ form, customer, onChosen, known }: Props) {
  const choose = async (id: string) => {
    try {
      const { data } = await call(readCustomer, { params: { id } })
      putCustomer(form, data)
      onChosen(data)
    } catch (error) {
      toast.error(messageOf(error))
    }
  }
  const drop = () => {
    putCustomer(form, undefined)
    onChosen(undefined)
  }
  return (
    <Part title="Customer">
      {customer ? (
        <FieldGroup label="Chosen customer" error={form.formState.errors.customerId?.message}>
          <Chosen customer={customer} onDrop={drop} />
        </FieldGroup>
      ) : (
        <>
          <FindCustomer onFound={(id) => void choose(id)} />
          <p className="mt-5 mb-3 text-sm text-ink-soft">Or enter a new customer. They can set a password later.</p>
          <NewCustomer form={form} />
          {known && (
            <Notice kind="info" className="mt-4">
              <p>{`This email belongs to ${isolated(known.name)}. The order will be theirs.`}</p>
              <Button look="secondary" className="mt-2" onClick={() => void choose(known._id)}>
                Choose {isolated(known.name)}
              </Button>
            </Notice>
          )}
        </>
      )}
    </Part>
  )
}

const ofCustomer = ['customerId', 'newCustomer', 'addressId', 'address', 'pickUp', 'collector'] as const

/** A found customer's own address is chosen for them; a new one types theirs. */
function putCustomer(form: PhoneOrderApi, customer: Customer | undefined): void {
  const values = valuesOf(customer, form.getValues('pickUp'))
  const dirty = { shouldDirty: true }
  for (const name of ofCustomer) form.setValue(name, values[name], dirty)
  form.clearErrors([...ofCustomer])
}

function Chosen({
  customer: { name, email, mobileNumber, orders },
  onDrop,
}: {
  customer: Customer
  onDrop: () => void
}) {
  const facts = [email, mobileNumber && `+91 ${mobileNumber}`, counted(orders, 'order')]
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="min-w-0 wrap-anywhere">
        <bdi className="block font-semibold">{name}</bdi>
        <span className="text-sm text-ink-soft">{facts.filter(Boolean).join(' · ')}</span>
      </p>
      <Button look="secondary" onClick={onDrop}>
        Another customer
      </Button>
    </div>
  )
}

function FindCustomer({ onFound }: { onFound: (id: string) => void }) {
  const find = async (q: string) => {
    const { data } = await call(listCustomers, { query: { q: q || undefined, s: 20 } })
    return data.map(({ _id, name, email, mobileNumber }) => ({
      ...{ value: _id, title: name || email, detail: mobileNumber ?? email, of: _id },
    }))
  }
  return (
    <SearchPicker
      label="Find a customer"
      icon={UserSearch}
      search="Name, email or mobile"
      queryKey={['customers', 'found']}
      find={find}
      onFound={onFound}
    />
  )
}

function NewCustomer({ form }: { form: PhoneOrderApi }) {
  const { register, formState } = form
  const errors = formState.errors.newCustomer
  const onBlur = () => nameParcel(form)
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label="First name"
        required
        {...register('newCustomer.firstName', { onBlur })}
        error={errors?.firstName?.message}
      />
      <TextField
        label="Last name"
        {...register('newCustomer.lastName', { onBlur })}
        error={errors?.lastName?.message}
      />
      <TextField
        className="sm:col-span-2"
        label="Email"
        type="email"
        inputMode="email"
        required
        hint="Mails about the order go there."
        {...register('newCustomer.email')}
        error={errors?.email?.message}
      />
    </div>
  )
}

/** A parcel usually goes to the one who orders it, who collects it too. */
function nameParcel({ getValues, setValue }: PhoneOrderApi): void {
  const { newCustomer, address, collector } = getValues()
  if (!newCustomer) return
  const [first, last] = [newCustomer.firstName.trim(), (newCustomer.lastName ?? '').trim()]
  const follows = (name: string | undefined) => name === '' || name === first
  const name = `${first} ${last}`.trim()
  if (follows(address?.name)) setValue('address.name', name)
  if (follows(collector?.name)) setValue('collector.name', name)
}
