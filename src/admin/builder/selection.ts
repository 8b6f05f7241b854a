import { createUsePuck } from '@puckeditor/core'
import { useMemo } from 'react'
import type { PlacedSection } from '../../shared/content/page-document.ts'
import { sectionIn } from './puck-document.ts'

export const useEditor = createUsePuck()

/** Sections as they stand on the canvas, in order. */
export function usePlaced(): PlacedSection[] {
  const content = useEditor((editor) => editor.appState.data.content)
  return useMemo(() => content.map(sectionIn), [content])
}

export function useCount(): number {
  return useEditor((editor) => editor.appState.data.content.length)
}

/** Where the selected section stands, from 0; -1 while none is selected. */
export function useSelectedIndex(): number {
  return useEditor((editor) => editor.appState.ui.itemSelector?.index ?? -1)
}

export function useSelected(): PlacedSection | undefined {
  const item = useEditor((editor) => editor.selectedItem)
  return useMemo(() => (item ? sectionIn(item) : undefined), [item])
}
