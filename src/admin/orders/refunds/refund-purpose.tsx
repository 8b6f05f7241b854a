import { useState } from 'react'
import { lineName } from '../../../shared/selling/orders/line-name.ts'
import { amountOfParts } from '../../../shared/selling/orders/part-amounts.ts'
import { sumOf } from '../../../shared/selling/orders/pieces.ts'
import type { PriceCut } from '../../../shared/selling/orders/price-cut.ts'
import type { StaffOrder } from '../../../shared/selling/orders/staff-order.ts'
import { formatMoney } from '../../../shared/selling/pricing/money.ts'
import { spread } from '../../../shared/selling/pricing/spread.ts'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import { MoneyField } from '../../ui/money-field.tsx'

type Purpose = 'lower' | 'goodwill'

/** A line of the order, or its shipping, and what it is still worth. */
type Part = { key: string; title: string; position: number | undefined; most: number }

/**
 * The purpose of a refund that is not due (B328): a lower price of lines, shared in proportion to what they are worth until staff type amounts,
 * or goodwill.
 * @param beyond the part of the refund that is not due
 */
export function useRefundPurpose(order: StaffOrder, beyond: number) {
  const whyNot = whyNoLowering(order)
  const parts = lowerable(order)
  const [chosen, choose] = useState<Purpose>()
  const [typed, setTyped] = useState<(number | undefined)[]>()
  const [fault, setFault] = useState<{ of: 'purpose' | 'amounts'; text: string }>()
  const purpose = beyond === 0 ? undefined : whyNot ? 'goodwill' : chosen
  const amounts = typed ?? shares(parts, beyond)
  return {
    ...{ whyNot, parts, purpose, amounts, fault, beyond },
    choose(next: Purpose) {
      choose(next)
      setFault(undefined)
    },
    change(index: number, amount: number | undefined) {
      setTyped(amounts.with(index, amount))
      setFault(undefined)
    },
    /** @returns false if something is missing or wrong, which its field then says */
    check(): boolean {
      const sum = sumOf(amounts, (amount) => amount ?? 0)
      if (beyond > 0 && !purpose) setFault({ of: 'purpose', text: 'Choose what it is for.' })
      else if (purpose === 'lower' && sum !== beyond)
        setFault({
          of: 'amounts',
          text: `Enter amounts that come to ${formatMoney(beyond, order.currency)}, not ${formatMoney(sum, order.currency)}.`,
        })
      else return true
      return false
    },
    lowers: (): PriceCut | undefined => (purpose === 'lower' ? cutOf(parts, amounts) : undefined),
  }
}

export function RefundPurpose({
  order,
  purpose: { whyNot, parts, purpose, amounts, fault, beyond, choose, change },
}: {
  order: StaffOrder
  purpose: ReturnType<typeof useRefundPurpose>
}) {
  if (beyond <= 0) return null
  const money = (minor: number) => formatMoney(minor, order.currency)
  return (
    <>
      <RadioCards
        label={`Reason for the ${money(beyond)} that is not due`}
        name="purpose"
        value={purpose ?? ''}
        onChange={({ target }) => choose(target.value === 'lower' ? 'lower' : 'goodwill')}
        {...(fault?.of === 'purpose' && { error: fault.text })}
        cards={[
          {
            value: 'lower',
            title: 'A lower price',
            description:
              whyNot ??
              'Items were deficient, or charged too high. A credit note lowers their price and its tax, and GSTR-1 reports it.',
            disabled: whyNot !== undefined,
          },
          {
            value: 'goodwill',
            title: 'Goodwill',
            description: 'A payment without effect on GST. Prices and the invoice stay as they are.',
          },
        ]}
      />
      {purpose === 'lower' && (
        <fieldset className="grid gap-3">
          <legend className="mb-2 font-semibold">Lower the price of</legend>
          {parts.map(({ key, title, most }, index) => (
            <MoneyField
              key={key}
              label={title}
              hint={`Up to ${money(most)}.`}
              value={amounts[index]}
              error={index === 0 && fault?.of === 'amounts' ? fault.text : undefined}
              onChange={(amount) => change(index, amount)}
            />
          ))}
        </fieldset>
      )}
    </>
  )
}

/** Why no price can be lowered now; undefined if one can. */
function whyNoLowering({ invoices, paymentStatus, lines }: StaffOrder): string | undefined {
  if (invoices.every(({ kind }) => kind === 'CREDIT_NOTE')) return 'The order has no invoice yet. Issue it first.'
  if (paymentStatus === 'DUE_ON_DELIVERY') return 'Cash of the order is still to be collected.'
  if (lines.some(({ inReturn, replacing }) => inReturn + replacing > 0)) return 'A return of the order is open.'
  return lines.every(({ quantity, cancelled, returned }) => cancelled + returned === quantity)
    ? 'Nothing of the order is left.'
    : undefined
}

function lowerable({ lines, amounts }: StaffOrder): Part[] {
  const items = lines.map(({ quantity, cancelled, returned }, position): Part => {
    const most = amountOfParts(lines, [{ position, pieces: quantity - cancelled - returned }])
    return { key: String(position).padStart(3, '0'), title: lineName(lines, position), position, most }
  })
  const shipping = amounts.shipping - amounts.reducedShipping
  return [...items, { key: 'shipping', title: 'Shipping', position: undefined, most: shipping }].filter(
    ({ most }) => most > 0,
  )
}

/** The amount in proportion to what the items are worth; the shipping is lowered only by what staff type. */
function shares(parts: Part[], beyond: number): number[] {
  const items = parts.filter(({ position }) => position !== undefined)
  const all = sumOf(items, ({ most }) => most)
  if (all === 0) return parts.map(() => 0)
  const own = spread(
    Math.min(beyond, all),
    items.map(({ key, most }) => ({ key, weight: most })),
  )
  return parts.map((part) => own[items.indexOf(part)] ?? 0)
}

function cutOf(parts: Part[], amounts: (number | undefined)[]): PriceCut {
  const chosen = parts.map(({ position }, index) => ({ position, amount: amounts[index] ?? 0 }))
  return {
    lines: chosen.flatMap(({ position, amount }) =>
      position !== undefined && amount > 0 ? [{ position, amount }] : [],
    ),
    shipping: chosen.find(({ position }) => position === undefined)?.amount ?? 0,
  }
}
