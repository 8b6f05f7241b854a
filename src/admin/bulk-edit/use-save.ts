import { useState } from 'react'
import { flushSync } from 'react-dom'
import { messageOf } from '../../client/message-of.ts'
import { toast } from '../../client/toast.ts'
import type { GridChange, GridSaved } from '../../shared/selling/catalogue/product-grid.ts'
import { useRefreshCatalogue } from '../catalogue/calls.ts'
import { useTaxQuestion } from '../products/tax-question.tsx'
import { counted } from '../ui/counted.ts'
import { useSaveKey } from '../ui/use-save-key.ts'
import type { GridColumn } from './grid-columns.ts'
import { afterSave, changesOf, type GridState, type Row } from './grid-state.ts'
import { saveChanges, type useGridProducts } from './use-grid-products.ts'

/** A product that was not saved, and why. */
export type Refused = { name: string; isStale: boolean; texts: string[] }

type Saving = {
  found: ReturnType<typeof useGridProducts>
  state: GridState
  setState: (change: (state: GridState) => GridState) => void
  rows: Row[]
  all: GridColumn[]
}

/** Saving of all changed cells, also by Ctrl S. What is refused is told, and stays in its cells. */
export function useSave({ found, state, setState, rows, all }: Saving) {
  const [done, setDone] = useState<number>()
  const [refused, setRefused] = useState<Refused[]>([])
  const refresh = useRefreshCatalogue()
  const { question, confirmed } = useTaxQuestion()
  /** Asks before products are on sale without tax details, and saves them once more. */
  const saveAll = async (changes: GridChange[]) => {
    const told = await saveChanges(changes, setDone)
    const untaxed = told.refused.filter(lacksTax)
    if (untaxed.length === 0 || told.error !== undefined || !(await confirmed(untaxedText(untaxed)))) return told
    const ids = new Set(untaxed.map(({ _id }) => _id))
    const again = await saveChanges(
      changes.filter(({ _id }) => ids.has(_id)),
      () => {},
      true,
    )
    return {
      ...again,
      saved: [...told.saved, ...again.saved],
      refused: [...told.refused.filter((one) => !lacksTax(one)), ...again.refused],
    }
  }
  const save = async () => {
    const changes = changesOf(state.edits, rows, all)
    if (changes.length === 0 || done !== undefined) return
    setDone(0)
    const told = await saveAll(changes)
    found.replace(told.saved)
    setState((now) => afterSave(now, told, { edits: state.edits, rows, columns: all }))
    setRefused(
      told.refused.map(({ name, isStale, faults }) => ({ name, isStale, texts: faults.map(({ text }) => text) })),
    )
    if (told.saved.length > 0) toast.success(`${counted(told.saved.length, 'product')} saved`)
    if (told.error !== undefined) toast.error(messageOf(told.error))
    setDone(undefined)
    void refresh()
  }
  useSaveKey(true, () => void save(), endTyping)
  return { save, done, refused, forget: () => setRefused([]), question }
}

type RefusedProduct = GridSaved['refused'][number]

const lacksTax = ({ faults }: RefusedProduct) => faults.some(({ field }) => field === 'taxConfirmed')

const mostNamed = 3

function untaxedText(refused: RefusedProduct[]): string {
  const told = refused.slice(0, mostNamed).flatMap(({ faults }) => faults.map(({ text }) => text))
  const others = refused.length - mostNamed
  return [...told, ...(others > 0 ? [`So it is with ${counted(others, 'other product')}.`] : [])].join(' ')
}

/** Takes what is being typed into a cell, as leaving it does. */
function endTyping(): void {
  const typing = document.activeElement?.closest('[role="gridcell"] > *')
  if (typing instanceof HTMLElement) flushSync(() => typing.blur())
}
