import { createUsePuck, type Data, useGetPuck } from '@puckeditor/core'
import { useMemo } from 'react'
import { toast } from '../../client/toast.ts'
import { limits, type PlacedSection } from '../../sections/define/document.ts'
import type { Section } from '../../sections/define/section.ts'
import { readCopied, writeCopied } from './clipboard.ts'
import { type PlacedProps, placedOf, toItem, zone } from './puck-document.ts'
import { copyOf, freshSection, kindOf } from './sections.ts'

export const useEditor = createUsePuck()

/** Sections as they stand on the canvas, in order. */
export function usePlaced(): PlacedSection[] {
  const content = useEditor((editor) => editor.appState.data.content)
  return useMemo(() => content.map(({ props }) => placedOf(props as PlacedProps)), [content])
}

export function useCount(): number {
  return useEditor((editor) => editor.appState.data.content.length)
}

/** Where the chosen section stands, from 0; -1 while none is chosen. */
export function useSelectedIndex(): number {
  return useEditor((editor) => editor.appState.ui.itemSelector?.index ?? -1)
}

export function useSelected(): PlacedSection | undefined {
  const item = useEditor((editor) => editor.selectedItem)
  return useMemo(() => (item ? placedOf(item.props as PlacedProps) : undefined), [item])
}

export type Commands = ReturnType<typeof useCommands>

/** Everything that can be done to the sections of a page. Each is one step of undo. */
export function useCommands() {
  const get = useGetPuck()
  return useMemo(() => makeCommands(get), [get])
}

type GetEditor = ReturnType<typeof useGetPuck>
type Items = Data['content']

function makeCommands(get: GetEditor) {
  const items = (): Items => get().appState.data.content
  const indexOf = (id: string) => items().findIndex(({ props }) => placedOf(props as PlacedProps).id === id)
  const choose = (index: number | undefined) =>
    get().dispatch({ type: 'setUi', ui: { itemSelector: index === undefined ? null : { index, zone } } })
  const put = (content: Items, selected: number | undefined) => {
    get().dispatch({ type: 'setData', data: () => ({ content }), recordHistory: true })
    choose(selected)
  }

  function select(id: string | undefined): void {
    const index = id === undefined ? -1 : indexOf(id)
    choose(index < 0 ? undefined : index)
  }

  function insert(placed: PlacedSection, at: number): void {
    const before = items()
    if (before.length >= limits.sections) {
      toast.error(`A page holds at most ${limits.sections} sections.`)
      return
    }
    put(before.toSpliced(at, 0, toItem(placed)), at)
  }

  /** Where something new goes: below what is chosen, else at the end. */
  function placeForNew(): number {
    const selector = get().appState.ui.itemSelector
    return selector ? selector.index + 1 : items().length
  }

  function moveTo(id: string, to: number): void {
    const from = indexOf(id)
    const content = items()
    const item = content[from]
    const at = Math.max(0, Math.min(content.length - 1, to))
    if (item && at !== from) put(content.toSpliced(from, 1).toSpliced(at, 0, item), at)
  }

  /** Puts a changed section in the place of the one with its id. Keystrokes that follow each other are one step of undo. */
  function change(placed: PlacedSection): void {
    const index = indexOf(placed.id)
    const item = items()[index]
    if (!item) return
    const data = { ...item, props: { ...item.props, placed } }
    get().dispatch({ type: 'replace', destinationIndex: index, destinationZone: zone, data })
  }

  function copy(placed: PlacedSection): void {
    writeCopied(placed)
    toast.success(`${kindOf(placed)} copied. It can be pasted on any page of this site.`)
  }

  return {
    select,
    change,
    moveTo,
    move: (id: string, by: 1 | -1) => moveTo(id, indexOf(id) + by),
    add: (section: Section) => insert(freshSection(section), placeForNew()),
    duplicate(placed: PlacedSection) {
      insert(copyOf(placed), indexOf(placed.id) + 1)
    },
    remove(id: string) {
      const index = indexOf(id)
      if (index < 0) return
      const rest = items().toSpliced(index, 1)
      put(rest, rest.length === 0 ? undefined : Math.min(index, rest.length - 1))
    },
    toggleHidden: (placed: PlacedSection) => change({ ...placed, hidden: placed.hidden ? undefined : true }),
    rename: (placed: PlacedSection, name: string) => change({ ...placed, name: name.trim() || undefined }),
    copy,
    cut(placed: PlacedSection) {
      copy(placed)
      const index = indexOf(placed.id)
      if (index >= 0) put(items().toSpliced(index, 1), undefined)
    },
    paste() {
      const copied = readCopied()
      if (copied) insert(copyOf(copied), placeForNew())
      else toast.error('No section has been copied yet.')
    },
    undo: () => get().history.back(),
    redo: () => get().history.forward(),
  }
}
