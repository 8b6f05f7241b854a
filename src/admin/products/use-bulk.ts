import { messageOf } from '../../client/message-of.ts'
import { toast } from '../../client/toast.ts'
import type { CategoryChanges, PriceChanges } from '../../shared/selling/catalogue/bulk-products.ts'
import type { ProductRow, StatusBefore, StatusNow } from '../../shared/selling/catalogue/products-admin.ts'
import {
  deleteProducts,
  giveStatusesBack,
  restoreProducts,
  saveCategories,
  savePrices,
  saveStatus,
  useRefreshCatalogue,
} from '../catalogue/calls.ts'
import { counted } from '../ui/counted.ts'
import { useDeleteQuestion } from '../ui/use-delete-question.tsx'
import { useTaxQuestion } from './tax-question.tsx'

const doneTo = { PUBLISHED: 'published', DRAFT: 'unpublished' } as const

/** Calls nothing if colleagues made the same change first. */
const undoStatus = async (before: StatusBefore[]) => before.length > 0 && giveStatusesBack(before)

/** Actions on one or more products, with undo. A refusal is shown and changes nothing. */
export function useBulk() {
  const refresh = useRefreshCatalogue()
  const { question: taxQuestion, asked } = useTaxQuestion()
  const { question: deleteQuestion, mayDelete } = useDeleteQuestion()

  /** @returns whether it succeeded */
  const run = async <T>(act: () => Promise<T>, said: string, undo: (done: T) => Promise<unknown>): Promise<boolean> => {
    let done: T
    try {
      done = await act()
    } catch (error) {
      toast.error(messageOf(error))
      return false
    }
    toast.undoable(said, () => void takeBack(() => undo(done)))
    await refresh()
    return true
  }

  const takeBack = async (undo: () => Promise<unknown>) => {
    try {
      await undo()
      toast.success('Undone')
    } catch (error) {
      toast.error(messageOf(error))
    }
    await refresh()
  }

  return {
    /** The open confirmation; render it beside the button that publishes or deletes. */
    question: taxQuestion ?? deleteQuestion,
    setStatus(rows: Pick<ProductRow, '_id' | 'status'>[], status: StatusNow): Promise<boolean> {
      const ids = rows.filter((row) => row.status !== status).map(({ _id }) => _id)
      const said = `${counted(rows.length, 'product')} ${doneTo[status]}`
      if (ids.length === 0) {
        toast.success(said)
        return Promise.resolve(true)
      }
      return run(() => asked((taxConfirmed) => saveStatus(ids, status, taxConfirmed)), said, undoStatus)
    },
    async remove(ids: string[]): Promise<boolean> {
      const what = counted(ids.length, 'product')
      if (!(await mayDelete({ kind: 'product', ids }, what))) return false
      return run(
        () => deleteProducts(ids),
        `${what} deleted`,
        () => restoreProducts(ids),
      )
    },
    changePrices: (changes: PriceChanges['changes'], said: string) =>
      run(
        () => savePrices(changes),
        said,
        () =>
          savePrices(changes.map(({ variantId, price, mrp, seen }) => ({ variantId, ...seen, seen: { price, mrp } }))),
      ),
    changeCategories: (changes: CategoryChanges['changes']) =>
      run(
        () => saveCategories(changes),
        `Categories of ${counted(changes.length, 'product')} changed`,
        () =>
          saveCategories(
            changes.map(({ productId, seen, categoryIds }) => ({ productId, categoryIds: seen, seen: categoryIds })),
          ),
      ),
  }
}
