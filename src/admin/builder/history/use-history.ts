import { useGetPuck } from '@puckeditor/core'
import { useEffect, useSyncExternalStore } from 'react'
import { takesText } from '../../ui/takes-text.ts'
import { sectionsIn, selectedIn } from '../puck-document.ts'
import { useEditor } from '../selection.ts'
import type { Moment, PageHistory } from './page-history.ts'

/** Reports every change to the history, including those that Puck makes itself, such as dragging. */
export function useNoted(history: PageHistory): void {
  const get = useGetPuck()
  const content = useEditor((editor) => editor.appState.data.content)
  const selector = useEditor((editor) => editor.appState.ui.itemSelector)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of the two is a reason to look how the page stands
  useEffect(() => noteNow(history, get), [history, get, content, selector])
}

export function noteNow(history: PageHistory, get: ReturnType<typeof useGetPuck>): void {
  history.note(momentOf(get), takesText(focused()) ? Date.now() : undefined)
}

/** The focused element, including within the canvas. */
function focused(): Element | null {
  const { activeElement } = document
  const inner = activeElement?.tagName === 'IFRAME' && (activeElement as HTMLIFrameElement).contentDocument
  return inner ? inner.activeElement : activeElement
}

function momentOf(get: ReturnType<typeof useGetPuck>): Moment {
  const { data, ui } = get().appState
  return { sections: sectionsIn(data.content), selected: selectedIn({ data, ui })?.section.id }
}

/** Whether undo and redo are available. */
export function useReach(history: PageHistory): { hasPast: boolean; hasFuture: boolean } {
  return useSyncExternalStore(history.subscribe, history.shown)
}
