import { useState } from 'react'
import { call } from '../../client/call.ts'
import { messageOf } from '../../client/message-of.ts'
import { toast } from '../../client/toast.ts'
import { orderCategories } from '../../server/modules/selling/categories/categories.contract.ts'
import type { CategoryRow } from '../../shared/selling/catalogue/categories.ts'
import { useRefreshCatalogue } from '../catalogue/calls.ts'
import { moved } from '../ui/moved.ts'

/** The ids of those below a category, in the order in which they are shown: a change is shown at once, and then saved. */
export function useSiblingOrder(rows: CategoryRow[], parentId: string | null) {
  const refresh = useRefreshCatalogue()
  const stored = rows.filter((row) => row.parentId === parentId).map(({ _id }) => _id)
  const storedText = stored.join()
  /** An order that is shown in place of the stored one, for as long as that stays what it was. */
  const [changed, setChanged] = useState<{ from: string; ids: string[] }>()
  const ids = changed?.from === storedText ? changed.ids : stored
  const move = async (from: number, to: number) => {
    const next = moved(ids, from, to)
    setChanged({ from: storedText, ids: next })
    try {
      await call(orderCategories, { body: { parentId, ids: next } })
    } catch (error) {
      setChanged(undefined)
      toast.error(messageOf(error))
    }
    await refresh()
  }
  return { ids, move }
}
