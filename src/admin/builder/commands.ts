import { useGetPuck } from '@puckeditor/core'
import { createContext, useContext, useMemo, useRef } from 'react'
import { toast } from '../../client/toast.ts'
import type { OfferedLook } from '../../sections/looks.ts'
import type { PlacedSection } from '../../shared/content/pages/page-document.ts'
import type { SampleSite } from '../../shared/content/sample-site.ts'
import { useCanvas } from './canvas/canvas-info.tsx'
import { readCopied, writeCopied } from './clipboard.ts'
import { useMayEdit } from './editing.ts'
import type { Moment, PageHistory } from './history/page-history.ts'
import { noteNow } from './history/use-history.ts'
import { entriesOf, itemWith, sectionsIn, selectedIn, toItems } from './puck-document.ts'
import { freshSection, kindOf } from './sections.ts'
import * as verbs from './verbs.ts'

export type Commands = ReturnType<typeof commandsOn>

const CommandsContext = createContext<Commands | undefined>(undefined)

export const CommandsProvider = CommandsContext.Provider

export function useCommands(): Commands {
  const commands = useContext(CommandsContext)
  if (!commands) throw new Error('useCommands outside the workbench')
  return commands
}

/** The verbs of `verbs.ts` applied to the open page. Each is one undo step; a refusal is shown. */
export function useCommandsOn(history: PageHistory): Commands {
  const get = useGetPuck()
  const mayEdit = useRef(true)
  mayEdit.current = useMayEdit()
  const { sampleSite } = useCanvas()
  const site = useRef(sampleSite)
  site.current = sampleSite
  return useMemo(
    () => commandsOn(get, history, { mayEdit: () => mayEdit.current, site: () => site.current }),
    [get, history],
  )
}

type GetEditor = ReturnType<typeof useGetPuck>

type Verb = (page: verbs.Page) => verbs.Page | verbs.Refused

type Now = { mayEdit: () => boolean; site: () => SampleSite }

function commandsOn(get: GetEditor, history: PageHistory, { mayEdit, site }: Now) {
  let typed: (() => void) | undefined
  const listeners = new Set<() => void>()
  const keep = (give: (() => void) | undefined) => {
    typed = give
    for (const listener of listeners) listener()
  }
  /** Writes pending input to the page. */
  const settle = () => {
    const give = typed
    if (!give) return
    keep(undefined)
    give()
  }
  const apply = (verb: Verb) => {
    settle()
    const before = pageOf(get)
    const after = verb(before)
    if ('refused' in after) toast.error(after.refused)
    else show(get, before, after)
  }
  const run = (verb: Verb) => (mayEdit() ? apply(verb) : void toast.error(viewOnly))
  const go = (step: () => Moment | undefined) => {
    settle()
    if (!mayEdit()) return
    noteNow(history, get)
    const target = step()
    if (target) run((page) => cameTo(page, target))
  }
  const copy = (placed: PlacedSection) => {
    writeCopied(verbs.blockOf(pageOf(get), placed.id) ?? [placed])
    toast.success(`${kindOf(placed)} copied. It can be pasted on any page of this site.`)
  }
  return {
    settle,
    /** Registers pending input: `give` is called before the next command. */
    hold(give: () => void): void {
      if (typed !== give) settle()
      keep(give)
    },
    /** Whether input is pending; `subscribe` reports each change. */
    isHeld: () => typed !== undefined,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Adds to the history an intermediate state that the page skipped while typing. */
    pass(id: string, part: verbs.Change): void {
      const page = pageOf(get)
      const after = verbs.change(page, id, part)
      if ('refused' in after) return
      history.note({ sections: after.sections, selected: history.selected() }, Date.now())
    },
    select: (id: string | undefined) => apply((page) => verbs.select(page, id)),
    /** Writes a field's value. Earlier pending input counts too; a read-only page refuses it. */
    change: (id: string, part: verbs.Change) => apply((page) => verbs.change(page, id, part)),
    moveTo: (id: string, spot: verbs.Spot) => run((page) => verbs.moveTo(page, id, spot)),
    moveToRow: (id: string, row: number) => run((page) => verbs.moveToRow(page, id, row)),
    move: (id: string, by: 1 | -1) => run((page) => verbs.move(page, id, by)),
    add: (look: OfferedLook) => run((page) => verbs.add(page, freshSection(look, site()))),
    addAt: (look: OfferedLook, spot: verbs.Spot) => run((page) => verbs.addAt(page, freshSection(look, site()), spot)),
    spotBelow: (id: string) => verbs.spotBelow(pageOf(get), id),
    duplicate: (id: string) => run((page) => verbs.duplicate(page, id)),
    remove: (id: string) => run((page) => verbs.remove(page, id)),
    toggleHidden: (id: string) => run((page) => verbs.toggleHidden(page, id)),
    rename: (id: string, name: string) => run((page) => verbs.rename(page, id, name)),
    copy,
    cut(placed: PlacedSection) {
      if (mayEdit()) copy(placed)
      run((page) => verbs.cut(page, placed.id))
    },
    /** @param below the section to paste below; the selected one unless told */
    paste(below?: string) {
      const copied = readCopied()
      if (copied) run((page) => verbs.paste(below === undefined ? page : verbs.select(page, below), copied))
      else toast.error('No section has been copied yet.')
    },
    undo: () => go(history.undo),
    redo: () => go(history.redo),
  }
}

const viewOnly = 'This page is being edited elsewhere. Take over to change it.'

function pageOf(get: GetEditor): verbs.Page {
  const { data, ui } = get().appState
  const selected = selectedIn({ data, ui })
  return verbs.select({ sections: sectionsIn(data.content), selected: undefined }, selected?.section.id)
}

/** Keeps the current selection after undo; if that section is gone, restores the selection of that moment. */
function cameTo(page: verbs.Page, { sections, selected }: Moment): verbs.Page {
  const here = page.selected === undefined ? undefined : page.sections[page.selected]?.id
  const at = [here, selected].map((id) => sections.findIndex((section) => section.id === id)).find((at) => at >= 0)
  return { sections, selected: at }
}

/** Passes the differences to Puck, without its own history. */
function show(get: GetEditor, before: verbs.Page, after: verbs.Page): void {
  const { dispatch, appState } = get()
  const entries = entriesOf(appState.data.content)
  const isInPlace =
    entries.length === after.sections.length &&
    after.sections.every(({ id, within }, at) => {
      const here = entries[at]?.section
      return here?.id === id && verbs.isSame(here.within, within)
    })
  const content = isInPlace ? appState.data.content : toItems(after.sections, appState.data.content)
  if (!isInPlace) dispatch({ type: 'setData', data: () => ({ content }), recordHistory: false })
  // Holders come before the sections in their areas, and keep those as they were.
  else
    for (const [at, { item, zone, index }] of entries.entries()) {
      const section = after.sections[at]
      const data = section ? itemWith(item, section) : item
      if (data !== item)
        dispatch({ type: 'replace', destinationIndex: index, destinationZone: zone, data, recordHistory: false })
    }
  if (isInPlace && after.selected === before.selected) return
  const selected = after.sections[after.selected ?? -1]?.id
  const entry = entriesOf(content).find(({ section }) => section.id === selected)
  dispatch({ type: 'setUi', ui: { itemSelector: entry ? { index: entry.index, zone: entry.zone } : null } })
}
