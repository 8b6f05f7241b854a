import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { call } from '../../../client/call.ts'
import { toast } from '../../../client/toast.ts'
import { readCustomer } from '../../../server/modules/over/customers/customers.contract.ts'
import { listPickUp } from '../../../server/modules/selling/delivery/delivery.contract.ts'
import { isolated } from '../../../shared/direction.ts'
import { newId } from '../../../shared/new-id.ts'
import type { Customer } from '../../../shared/people/customers-admin.ts'
import type { PickUpOffer } from '../../../shared/selling/delivery/pick-up.ts'
import { cashMode } from '../../../shared/selling/payments/payment-modes.ts'
import { Amounts } from '../../../ui/amounts.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadFault } from '../../../ui/load-fault.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useMay } from '../../ui/me.ts'
import { useRecordForm } from '../../ui/record-form.ts'
import { LeaveGuard } from '../../ui/save-bar.tsx'
import { Screen } from '../../ui/screen.tsx'
import { useTakeOrder } from '../calls.ts'
import { CustomerPart } from './customer-part.tsx'
import { ItemsPart } from './items-part.tsx'
import { PaymentPart } from './payment-part.tsx'
import { type CheckedPhoneOrder, freshPhoneOrder, type PhoneOrderApi, phoneOrderForm } from './phone-order-values.ts'
import { type ShownQuote, useQuote } from './use-quote.ts'
import { WherePart } from './where-part.tsx'

const pickUpKey = ['pick-up']
const back = { to: '/orders', title: 'Orders' } as const

/** An order that staff take by phone or message, for a customer who is known or new. */
export function NewOrderScreen() {
  return (
    <Screen title="New order" back={back} measure="narrow">
      {useMay('handleOrders') ? (
        <CustomersForm />
      ) : (
        <EmptyState heading="Your role can’t take orders" text="Ask an owner for the right to handle orders." />
      )}
    </Screen>
  )
}

/** The form for the customer that the URL names, if there is such a one. */
function CustomersForm() {
  const { customer: id } = useSearch({ from: '/orders/new' })
  const { data, isLoading } = useQuery({
    queryKey: ['customer', id],
    queryFn: async () => (await call(readCustomer, { params: { id: id ?? '' } })).data,
    enabled: id !== undefined,
  })
  const pickUp = useQuery({ queryKey: pickUpKey, queryFn: async () => (await call(listPickUp, {})).data })
  if (pickUp.error && !pickUp.data) return <LoadFault text={pickUp.error.message} retry={() => void pickUp.refetch()} />
  if (isLoading || !pickUp.data) return <Skeleton className="h-64" />
  return <OrderForm first={data} offer={pickUp.data} />
}

function OrderForm({ first, offer }: { first: Customer | undefined; offer: PickUpOffer }) {
  const [customer, setCustomer] = useState(first)
  const [values] = useState(() => freshPhoneOrder(offer, first))
  const latest = useRef<ShownQuote>(undefined)
  const save = useSave(latest, offer)
  const record = useRecordForm({ schema: phoneOrderForm, values, save })
  const { form, submit, busy, dirty, fault } = record
  const shown = useQuote(form)
  const { quote } = shown
  useEffect(() => {
    latest.current = shown
  })
  return (
    <form
      noValidate
      className="grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_19rem]"
      onSubmit={(event) => {
        event.preventDefault()
        if (!shown.isLate) submit()
      }}
    >
      <div className="min-w-0">
        <CustomerPart form={form} customer={customer} onChosen={setCustomer} known={quote?.known ?? null} />
        <ItemsPart form={form} quote={quote} />
        <WherePart form={form} customer={customer} offer={offer} delivery={quote?.delivery} />
        <PaymentPart form={form} quote={quote} />
      </div>
      <Summary {...{ form, shown, busy, fault }} />
      <LeaveGuard active={dirty && !busy} name="the new order" />
    </form>
  )
}

type SummaryProps = { form: PhoneOrderApi; shown: ShownQuote; busy: boolean; fault: string | undefined }

/** The total of the order, and the button that makes it. */
function Summary({ form, shown, busy, fault }: SummaryProps) {
  const paymentMode = useWatch({ control: form.control, name: 'paymentMode' })
  const { quote, isLate } = shown
  const errors = Object.keys(form.formState.errors).length
  return (
    <aside
      aria-label="Summary"
      className="grid min-w-0 content-start gap-4 self-start rounded-[10px] border border-line bg-ground-soft p-5 lg:sticky lg:top-6"
    >
      {quote ? (
        <div aria-busy={isLate} className={isLate ? 'opacity-60' : undefined}>
          <Amounts {...quote.amounts} discounts={quote.discounts} />
        </div>
      ) : (
        <p className="text-ink-soft">Add an item to see what the order comes to.</p>
      )}
      {(fault ?? shown.fault) && <Notice kind="danger">{fault ?? shown.fault}</Notice>}
      {errors > 0 && <p className="text-sm text-danger">Check the marked fields.</p>}
      <Button type="submit" busy={busy} disabled={isLate}>
        {paymentMode === cashMode ? 'Place order' : 'Create payment link'}
      </Button>
    </aside>
  )
}

/** Sends the order with the shown total; a refusal requotes it. The key makes a retry idempotent. */
function useSave(shown: RefObject<ShownQuote | undefined>, offer: PickUpOffer) {
  const [key] = useState(() => newId())
  const take = useTakeOrder()
  const queries = useQueryClient()
  const navigate = useNavigate()
  return async (values: CheckedPhoneOrder) => {
    const { order, known } = await take({ ...values, key, total: shown.current?.quote?.amounts.total ?? 0 }).catch(
      (error: unknown) => {
        shown.current?.refetch()
        void queries.invalidateQueries({ queryKey: pickUpKey })
        throw error
      },
    )
    toast.success(
      known
        ? `Order ${order.number} is taken for ${isolated(order.customer.name)}, who already has an account`
        : `Order ${order.number} is taken`,
    )
    await navigate({ to: '/orders/$id', params: { id: order._id }, replace: true })
    return freshPhoneOrder(offer, undefined)
  }
}
