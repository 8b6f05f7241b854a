import { useState } from 'react'
import {
  type BulkProduct,
  changedPrices,
  mostVariants,
  type PriceChanges,
  type PriceRule,
  priceFault,
} from '../../shared/selling/catalogue/bulk-products.ts'
import { formatPrice } from '../../shared/selling/pricing/money.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useSeveralProducts } from '../catalogue/calls.ts'
import { counted } from '../ui/counted.ts'
import { useSite } from '../ui/me.ts'
import { MoneyField } from '../ui/money-field.tsx'
import { BulkDialog } from './bulk-dialog.tsx'
import { useBulk } from './use-bulk.ts'

type How = 'raise' | 'lower' | 'add' | 'subtract' | 'set'
type Entered = { which: PriceRule['which']; how: How; percent: string; amount: number | undefined; whole: boolean }

const hows = [
  { value: 'raise', title: 'Raise by percent' },
  { value: 'lower', title: 'Lower by percent' },
  { value: 'add', title: 'Raise by amount' },
  { value: 'subtract', title: 'Lower by amount' },
  { value: 'set', title: 'Set to amount' },
]

const whiches = [
  { value: 'price', title: 'Price' },
  { value: 'mrp', title: 'MRP' },
  { value: 'both', title: 'Price and MRP' },
]

/** Changes the prices of several products by one rule, seen before it is done. */
export function PricesDialog({ ids, onClose }: { ids: string[]; onClose: (done?: 'done') => void }) {
  const { data } = useSeveralProducts(ids)
  const { changePrices } = useBulk()
  const [busy, setBusy] = useState(false)
  const [entered, setEntered] = useState<Entered>({
    which: 'price',
    how: 'raise',
    percent: '',
    amount: undefined,
    whole: true,
  })
  const withoutMrp = useSite()?.goodsWithoutMrp ?? false
  const rule = ruleOf(entered)
  const rows = rule && data ? rowsOf(data, rule, withoutMrp) : []
  const changes = rows.filter(({ before, after }) => before.price !== after.price || before.mrp !== after.mrp)
  const isPossible = changes.length > 0 && changes.length <= mostVariants && changes.every(({ fault }) => !fault)
  const run = async () => {
    setBusy(true)
    const products = new Set(changes.map(({ product }) => product)).size
    const done = await changePrices(changes.map(asChange), `Prices of ${counted(products, 'product')} changed`)
    setBusy(false)
    if (done) onClose('done')
  }
  return (
    <BulkDialog
      ids={ids}
      title={`Change prices of ${counted(ids.length, 'product')}`}
      act={`Change ${counted(changes.length, 'price')}`}
      busy={busy}
      disabled={!isPossible}
      run={() => void run()}
      onClose={() => onClose()}
    >
      {() => (
        <>
          <RuleFields entered={entered} change={(part) => setEntered({ ...entered, ...part })} />
          {changes.length > mostVariants && (
            <Notice kind="danger" className="mt-4">
              At most {mostVariants.toLocaleString('en-IN')} variants are changed at once. Choose fewer products.
            </Notice>
          )}
          {changes.some(({ after }) => after.price === 0) && (
            <Notice kind="info" className="mt-4">
              Items with a price of 0 are given away. Check the rows marked “free”.
            </Notice>
          )}
          {rule ? <Preview rows={rows} /> : <p className="mt-5 text-ink-soft">Enter a value to see the new prices.</p>}
        </>
      )}
    </BulkDialog>
  )
}

function RuleFields({ entered, change }: { entered: Entered; change: (part: Partial<Entered>) => void }) {
  const isPercent = entered.how === 'raise' || entered.how === 'lower'
  const isWrong = isPercent && entered.percent.trim() !== '' && hundredths(entered.percent) === undefined
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <SelectField
        label="What"
        options={whiches}
        value={entered.which}
        onChange={({ target }) => change({ which: target.value as Entered['which'] })}
      />
      <SelectField
        label="How"
        options={hows}
        value={entered.how}
        onChange={({ target }) => change({ how: target.value as How })}
      />
      {isPercent ? (
        <TextField
          label="Percent"
          required
          inputMode="decimal"
          autoComplete="off"
          value={entered.percent}
          error={isWrong ? 'Enter a percentage up to 1,000 such as 12.5.' : undefined}
          onChange={({ target }) => change({ percent: target.value })}
        />
      ) : (
        <MoneyField
          label="Amount"
          required
          value={entered.amount}
          error={Number.isNaN(entered.amount) ? 'Enter an amount.' : undefined}
          onChange={(amount) => change({ amount })}
        />
      )}
      {isPercent && (
        <Checkbox
          label="Round to whole amounts"
          checked={entered.whole}
          onChange={({ target }) => change({ whole: target.checked })}
        />
      )}
    </div>
  )
}

/** Hundredths of a percent, digit by digit; undefined for what is none, or more than tenfold. */
function hundredths(text: string): number | undefined {
  const [, whole, part = ''] = /^(\d{1,4})(?:[.,](\d{1,2}))?$/.exec(text.trim().replace(/\s*%$/, '')) ?? []
  if (whole === undefined) return undefined
  const value = Number(whole) * 100 + Number(part.padEnd(2, '0'))
  return value <= 100_000 ? value : undefined
}

function ruleOf({ which, how, percent, amount, whole }: Entered): PriceRule | undefined {
  if (how === 'raise' || how === 'lower') {
    const by = hundredths(percent)
    return by === undefined ? undefined : { which, how: 'percent', by: how === 'lower' ? -by : by, whole }
  }
  if (amount === undefined || Number.isNaN(amount)) return undefined
  const by = how === 'subtract' ? -amount : amount
  return { which, how: how === 'set' ? 'set' : 'add', by, whole: false }
}

type Variant = BulkProduct['variants'][number]

function rowsOf(products: BulkProduct[], rule: PriceRule, withoutMrp: boolean) {
  return products.flatMap(({ _id, name, variants }) =>
    variants.map((variant: Variant) => {
      const before = { price: variant.price, mrp: variant.mrp }
      const after = changedPrices(before, rule)
      return { product: _id, name, variant, before, after, fault: priceFault(after, withoutMrp) }
    }),
  )
}

type Row = ReturnType<typeof rowsOf>[number]

function asChange({ variant, before, after }: Row): PriceChanges['changes'][number] {
  return { variantId: variant._id, ...after, seen: before }
}

function Preview({ rows }: { rows: Row[] }) {
  const currency = useSite()?.currency ?? 'INR'
  const changed = (before: number, after: number) =>
    before === after ? (
      <span className="text-ink-soft">{formatPrice(before, currency)}</span>
    ) : (
      <>
        <s className="text-ink-soft">
          <span className="sr-only">from </span>
          {formatPrice(before, currency)}
        </s>{' '}
        <span className="font-semibold">
          <span className="sr-only">to </span>
          {formatPrice(after, currency)}
        </span>
      </>
    )
  return (
    <table className="data-table mt-5" aria-label="Prices after the change">
      <thead>
        <tr>
          <th scope="col">Item</th>
          <th scope="col" data-align="end">
            Price
          </th>
          <th scope="col" data-align="end">
            MRP
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, variant, before, after, fault }) => (
          <tr key={variant._id}>
            <td data-phone="lead" className="wrap-anywhere">
              {name}
              <span className="block text-sm font-normal text-ink-soft">
                {[...Object.values(variant.options), variant.sku].join(' · ')}
              </span>
              {fault && <span className="block text-sm text-danger">{fault}</span>}
              {!fault && after.price === 0 && before.price !== 0 && (
                <span className="block text-sm text-sale">free</span>
              )}
            </td>
            <td data-phone="line" data-align="end">
              {changed(before.price, after.price)}
            </td>
            <td data-phone="line" data-align="end">
              <span className="md:hidden">MRP </span>
              {changed(before.mrp, after.mrp)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
