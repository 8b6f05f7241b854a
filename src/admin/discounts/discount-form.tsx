import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { call } from '../../client/call.ts'
import { toast } from '../../client/toast.ts'
import {
  changeDiscount,
  createDiscount,
  deleteDiscounts,
  listDiscounts,
} from '../../server/modules/selling/discounts/discounts.contract.ts'
import { discountChange, type EditableDiscount } from '../../shared/selling/pricing/discounts-admin.ts'
import { formatPrice } from '../../shared/selling/pricing/money.ts'
import { Button } from '../../ui/button.tsx'
import { Block } from '../ui/block.tsx'
import { grouped } from '../ui/counted.ts'
import { DeleteRecords } from '../ui/delete-records.tsx'
import { useRefresh } from '../ui/list.ts'
import { useSite, useZone } from '../ui/me.ts'
import { useRecordForm } from '../ui/record-form.ts'
import { SaveBar } from '../ui/save-bar.tsx'
import { Screen } from '../ui/screen.tsx'
import { isStaleAnswer, StaleNotice } from '../ui/stale.tsx'
import { BasicsPart } from './basics-part.tsx'
import { discountKey } from './discount-key.ts'
import { StateBadge } from './discount-state.tsx'
import { summaryOf } from './discount-summary.ts'
import { type CheckedDiscount, type DiscountFormApi, freshDiscount, valuesOf } from './discount-values.ts'
import { GiftPart } from './gift-part.tsx'
import { CombinationPart, ConditionsPart, TimesPart } from './terms-parts.tsx'

type Props = {
  /** The stored discount; undefined for a new one. */
  discount?: EditableDiscount
  restart?: () => Promise<void>
}

/** The form of a discount, saved as a whole, with what it says in sentences beside it. */
export function DiscountForm({ discount, restart }: Props) {
  const { save, isStale } = useSaveDiscount(discount)
  const record = useRecordForm({
    schema: discountChange,
    values: discount ? valuesOf(discount) : freshDiscount,
    save,
  })
  const { form } = record
  const title = discount ? (discount.code ?? discount.title) : 'New discount'
  return (
    <Screen
      title={title}
      badge={discount && <StateBadge state={discount.state} />}
      back={{ to: '/discounts', title: 'Discounts' }}
      actions={discount && <DeleteButton discount={discount} />}
      measure="narrow"
    >
      {isStale && restart && <StaleNotice thing="discount" restart={restart} />}
      <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_17rem]">
        <form
          noValidate
          className="min-w-0"
          onSubmit={(event) => {
            event.preventDefault()
            record.submit()
          }}
        >
          <BasicsPart form={form} />
          <GiftPart form={form} />
          <ConditionsPart form={form} />
          <TimesPart form={form} />
          <CombinationPart form={form} />
          <button type="submit" className="sr-only" tabIndex={-1} aria-hidden>
            Save
          </button>
        </form>
        <aside
          aria-label="Summary"
          className="grid min-w-0 content-start gap-6 self-start rounded-[10px] border border-line bg-ground-soft p-5 lg:sticky lg:top-6"
        >
          <Summary form={form} />
          {discount && <Performance discount={discount} />}
        </aside>
      </div>
      <SaveBar form={record} name={discount ? `“${title}”` : 'the new discount'} />
    </Screen>
  )
}

function Summary({ form }: { form: DiscountFormApi }) {
  const values = useWatch({ control: form.control, compute: (values) => values })
  const currency = useSite()?.currency ?? 'INR'
  const zone = useZone()
  return (
    <Block title="Summary">
      <ul className="grid gap-2 wrap-anywhere" aria-live="polite">
        {summaryOf(values, { currency, zone }).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Block>
  )
}

function Performance({ discount: { uses, taken, mostUses } }: { discount: EditableDiscount }) {
  const currency = useSite()?.currency ?? 'INR'
  return (
    <Block title="Performance">
      <dl className="grid grid-cols-[1fr_auto] gap-y-1.5 tabular-nums">
        <dt className="text-ink-soft">Orders</dt>
        <dd>{mostUses > 0 ? `${grouped(uses)} of ${grouped(mostUses)}` : grouped(uses)}</dd>
        <dt className="text-ink-soft">Taken off</dt>
        <dd>{formatPrice(taken, currency)}</dd>
      </dl>
    </Block>
  )
}

function useSaveDiscount(discount: EditableDiscount | undefined) {
  const client = useQueryClient()
  const refresh = useRefresh(listDiscounts)
  const navigate = useNavigate()
  const [isStale, setStale] = useState(false)
  const save = async (values: CheckedDiscount) => {
    try {
      const { data } = discount
        ? await call(changeDiscount, { params: { id: discount._id }, body: values })
        : await call(createDiscount, { body: values })
      void refresh()
      client.setQueryData(discountKey(data._id), data)
      toast.success(discount ? 'Discount saved' : 'Discount added')
      if (!discount) await navigate({ to: '/discounts/$id', params: { id: data._id }, replace: true })
      return valuesOf(data)
    } catch (error) {
      setStale(isStaleAnswer(error))
      throw error
    }
  }
  return { save, isStale }
}

function DeleteButton({ discount }: { discount: EditableDiscount }) {
  const [asks, setAsks] = useState(false)
  const navigate = useNavigate()
  const refresh = useRefresh(listDiscounts)
  return (
    <>
      <Button look="secondary" onClick={() => setAsks(true)}>
        Delete
      </Button>
      {asks && (
        <DeleteRecords
          thing="discount"
          count={1}
          quote={discount.code ?? discount.title}
          remove={() => call(deleteDiscounts, { body: { ids: [discount._id] } })}
          refresh={refresh}
          onDeleted={() => void navigate({ to: '/discounts', ignoreBlocker: true })}
          onClose={() => setAsks(false)}
        >
          Orders keep what it took off. Bags that have it lose it.
        </DeleteRecords>
      )}
    </>
  )
}
