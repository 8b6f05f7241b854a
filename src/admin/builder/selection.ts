import { createUsePuck } from '@puckeditor/core'
import { useMemo } from 'react'
import type { PlacedSection } from '../../shared/content/pages/page-document.ts'
import { type Entry, entriesOf, sectionsIn, selectedIn } from './puck-document.ts'

export const useEditor = createUsePuck()

/** Sections as they stand on the page, in order, each followed by what it holds. */
export function usePlaced(): PlacedSection[] {
  const content = useEditor((editor) => editor.appState.data.content)
  return useMemo(() => sectionsIn(content), [content])
}

/** How many there are, those in areas too. */
export function useCount(): number {
  return useEditor((editor) => entriesOf(editor.appState.data.content).length)
}

export function useSelected(): PlacedSection | undefined {
  const content = useEditor((editor) => editor.appState.data.content)
  const itemSelector = useEditor((editor) => editor.appState.ui.itemSelector)
  return useMemo(() => selectedIn({ data: { content }, ui: { itemSelector } })?.section, [content, itemSelector])
}

/** Where Puck has a section, by the id that it gave it. */
export function useEntry<T extends string | number | undefined>(id: string, read: (entry: Entry) => T): T | undefined {
  return useEditor((editor) => {
    const entry = entriesOf(editor.appState.data.content).find(({ item }) => item.props.id === id)
    return entry && read(entry)
  })
}
