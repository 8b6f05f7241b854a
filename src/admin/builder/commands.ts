import { useGetPuck } from '@puckeditor/core'
import { useMemo } from 'react'
import { toast } from '../../client/toast.ts'
import type { Section } from '../../sections/define/section.ts'
import type { PlacedSection } from '../../shared/content/page-document.ts'
import { readCopied, writeCopied } from './clipboard.ts'
import { sectionIn, toItems, zone } from './puck-document.ts'
import { freshSection, kindOf } from './sections.ts'
import * as verbs from './verbs.ts'

export type Commands = ReturnType<typeof useCommands>

/** The verbs of `verbs.ts`, done to the page that is open. Each is one step of undo; a refusal is said. */
export function useCommands() {
  const get = useGetPuck()
  return useMemo(() => commandsOn(get), [get])
}

type GetEditor = ReturnType<typeof useGetPuck>

function commandsOn(get: GetEditor) {
  const run = (verb: (page: verbs.Page) => verbs.Page | verbs.Refused) => {
    const before = pageOf(get)
    const after = verb(before)
    if ('refused' in after) toast.error(after.refused)
    else show(get, before, after)
  }
  const copy = (placed: PlacedSection) => {
    writeCopied(placed)
    toast.success(`${kindOf(placed)} copied. It can be pasted on any page of this site.`)
  }
  return {
    select: (id: string | undefined) => run((page) => verbs.select(page, id)),
    change: (id: string, part: verbs.Change) => run((page) => verbs.change(page, id, part)),
    moveTo: (id: string, place: number) => run((page) => verbs.moveTo(page, id, place)),
    move: (id: string, by: 1 | -1) => run((page) => verbs.move(page, id, by)),
    add: (section: Section) => run((page) => verbs.add(page, freshSection(section))),
    duplicate: (id: string) => run((page) => verbs.duplicate(page, id)),
    remove: (id: string) => run((page) => verbs.remove(page, id)),
    toggleHidden: (id: string) => run((page) => verbs.toggleHidden(page, id)),
    rename: (id: string, name: string) => run((page) => verbs.rename(page, id, name)),
    copy,
    cut(placed: PlacedSection) {
      copy(placed)
      run((page) => verbs.cut(page, placed.id))
    },
    paste() {
      const copied = readCopied()
      if (copied) run((page) => verbs.paste(page, copied))
      else toast.error('No section has been copied yet.')
    },
    undo: () => get().history.back(),
    redo: () => get().history.forward(),
  }
}

function pageOf(get: GetEditor): verbs.Page {
  const { data, ui } = get().appState
  return { sections: data.content.map(sectionIn), selected: ui.itemSelector?.index }
}

/** Gives Puck what differs, and nothing where nothing does. */
function show(get: GetEditor, before: verbs.Page, after: verbs.Page): void {
  const { dispatch, appState } = get()
  const { content } = appState.data
  const items = toItems(after.sections, content)
  const isInPlace =
    items.length === content.length && items.every(({ props }, at) => props.id === content[at]?.props.id)
  if (!isInPlace) dispatch({ type: 'setData', data: () => ({ content: items }), recordHistory: true })
  else
    for (const [at, item] of items.entries())
      if (item !== content[at]) dispatch({ type: 'replace', destinationIndex: at, destinationZone: zone, data: item })
  if (isInPlace && after.selected === before.selected) return
  dispatch({
    type: 'setUi',
    ui: { itemSelector: after.selected === undefined ? null : { index: after.selected, zone } },
  })
}
