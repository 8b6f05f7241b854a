import { useState } from 'react'
import { type BulkProduct, type CategoryRule, changedCategories } from '../../shared/selling/catalogue/bulk-products.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { useCategories, useSeveralProducts } from '../catalogue/calls.ts'
import { categoryOptions, trailOf } from '../categories/tree.ts'
import { counted } from '../ui/counted.ts'
import { BulkDialog } from './bulk-dialog.tsx'
import { useBulk } from './use-bulk.ts'

const hows = [
  { value: 'add', title: 'Add to a category' },
  { value: 'main', title: 'Make it the main category' },
  { value: 'remove', title: 'Remove from a category' },
]

/** Changes the categories of several products, seen before it is done. */
export function CategoriesDialog({ ids, onClose }: { ids: string[]; onClose: (done?: 'done') => void }) {
  const { data } = useSeveralProducts(ids)
  const { data: categories = [] } = useCategories()
  const { changeCategories } = useBulk()
  const [busy, setBusy] = useState(false)
  const [rule, setRule] = useState<CategoryRule>({ how: 'add', categoryId: '' })
  const rows = rule.categoryId && data ? rowsOf(data, rule) : []
  const changes = rows.filter(({ before, after }) => before.join() !== after.join())
  const run = async () => {
    setBusy(true)
    const done = await changeCategories(
      changes.map(({ product, before, after }) => ({ productId: product._id, seen: before, categoryIds: after })),
    )
    setBusy(false)
    if (done) onClose('done')
  }
  return (
    <BulkDialog
      ids={ids}
      title={`Change categories of ${counted(ids.length, 'product')}`}
      act={`Change ${counted(changes.length, 'product')}`}
      busy={busy}
      disabled={changes.length === 0}
      run={() => void run()}
      onClose={() => onClose()}
    >
      {() => (
        <>
          <div className="grid gap-4 sm:grid-cols-2">
            <SelectField
              label="How"
              options={hows}
              value={rule.how}
              onChange={({ target }) => setRule({ ...rule, how: target.value as CategoryRule['how'] })}
            />
            <SelectField
              label="Category"
              required
              placeholder="Choose a category"
              options={categoryOptions(categories)}
              value={rule.categoryId}
              onChange={({ target }) => setRule({ ...rule, categoryId: target.value })}
            />
          </div>
          {rows.length > 0 ? (
            <Preview rows={rows} nameOf={(id) => trailOf(categories, id) || '…'} />
          ) : (
            <p className="mt-5 text-ink-soft">Choose a category to see what changes.</p>
          )}
        </>
      )}
    </BulkDialog>
  )
}

function rowsOf(products: BulkProduct[], rule: CategoryRule) {
  return products.map((product) => ({
    product,
    before: product.categoryIds,
    after: changedCategories(product.categoryIds, rule),
  }))
}

type Row = ReturnType<typeof rowsOf>[number]

function Preview({ rows, nameOf }: { rows: Row[]; nameOf: (id: string) => string }) {
  return (
    <table className="data-table mt-5" aria-label="Categories after the change">
      <thead>
        <tr>
          <th scope="col">Product</th>
          <th scope="col">Categories, the main one first</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ product, before, after }) => (
          <tr key={product._id}>
            <td data-phone="lead" className="wrap-anywhere">
              {product.name}
            </td>
            <td data-phone="line">
              {after.map((id, index) => (
                <span key={id} className={before[index] === id ? 'text-ink-soft' : 'font-semibold'}>
                  {index > 0 && ', '}
                  {nameOf(id)}
                </span>
              ))}
              {before
                .filter((id) => !after.includes(id))
                .map((id) => (
                  <s key={id} className="ml-2 text-ink-soft">
                    <span className="sr-only">no more in </span>
                    {nameOf(id)}
                  </s>
                ))}
              {before.join() === after.join() && <span className="ml-2 text-sm text-ink-soft">no change</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
