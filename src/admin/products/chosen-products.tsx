import { type ReactNode, useState } from 'react'
import type { ProductRow } from '../../shared/selling/catalogue/products-admin.ts'
import { BulkBar, BulkButton } from '../ui/bulk-bar.tsx'
import { CategoriesDialog } from './categories-dialog.tsx'
import { PricesDialog } from './prices-dialog.tsx'
import { useBulk } from './use-bulk.ts'

type Doing = 'PUBLISHED' | 'DRAFT' | 'delete'

/** Bulk actions for the selected products; each can be undone. */
export function ChosenProducts({ rows, clear }: { rows: ProductRow[]; clear: () => void }) {
  const { setStatus, remove, question } = useBulk()
  const [busy, setBusy] = useState<Doing>()
  const [asking, setAsking] = useState<'prices' | 'categories'>()
  const ids = rows.map(({ _id }) => _id)
  const run = async (what: Doing) => {
    setBusy(what)
    if (await (what === 'delete' ? remove(ids) : setStatus(rows, what))) clear()
    setBusy(undefined)
  }
  const act = (what: Doing, title: ReactNode) => (
    <BulkButton busy={busy === what} disabled={busy !== undefined} onClick={() => void run(what)}>
      {title}
    </BulkButton>
  )
  const ask = (what: 'prices' | 'categories', title: string) => (
    <BulkButton disabled={busy !== undefined} onClick={() => setAsking(what)}>
      {title}
    </BulkButton>
  )
  const close = (done?: 'done') => {
    setAsking(undefined)
    if (done) clear()
  }
  return (
    <BulkBar clear={clear}>
      {act('PUBLISHED', 'Publish')}
      {act('DRAFT', 'Unpublish')}
      {ask('prices', 'Change prices…')}
      {ask('categories', 'Change categories…')}
      {act('delete', 'Delete')}
      {question}
      {asking === 'prices' && <PricesDialog ids={ids} onClose={close} />}
      {asking === 'categories' && <CategoriesDialog ids={ids} onClose={close} />}
    </BulkBar>
  )
}
