import { LayoutList, Plus, SlidersHorizontal, X } from 'lucide-react'
import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { Around, usePartsHere, usePlacesHere } from './around.tsx'
import { Canvas } from './canvas/canvas.tsx'
import { type Commands, useCommandsOn } from './commands.ts'
import { SectionDrawer } from './drawer/section-drawer.tsx'
import { useNoted } from './history/use-history.ts'
import { useKeys } from './keyboard.ts'
import { goToOutline, isIn, type Panel } from './panels.ts'
import type { Place } from './saving/issues.ts'
import { useSelected } from './selection.ts'
import { Outline } from './sides/outline.tsx'
import { SectionPanel } from './sides/section-panel.tsx'
import { Toolbar } from './toolbar.tsx'
import { type SideName, type Sides, useSidesHere } from './use-sides.ts'

type Props = Omit<Parameters<typeof Toolbar>[0], 'commands'> & {
  onSave: () => void
  /** A field to select, expand and focus. */
  focus: Place | undefined
  children: ReactNode
}

type Side = 'add' | 'outline' | 'fields'

/** The builder's window: toolbar, drawer and outline at the left, the page, its fields at the right. */
export function Workbench({ onSave, focus, children, ...bar }: Props) {
  const commands = useCommandsOn(bar.history)
  const sides = useSidesHere()
  const { shown, show } = sides
  useNoted(bar.history)
  useSettledOnLeaving(commands)
  useBuilderKeys(commands, { onSave, onHelp: () => bar.onOpen('shortcuts'), onToggle: sides.toggle })
  const [left, setLeft] = useState<'add' | 'outline'>('outline')
  /** The panel open on a phone, over the page. */
  const [sheet, setSheet] = useState<Side>()
  /** A field to focus, from an issue or a press on the canvas. */
  const [place, setPlace] = useState<Place>()
  const selected = useSelected()?.id
  const onLeave = (go: () => void) => {
    commands.settle()
    bar.onLeave(go)
  }
  const parts = usePartsHere(bar.page, commands, onLeave)
  const places = usePlacesHere(() => {
    setLeft('add')
    sides.show('outline')
    if (window.innerWidth < 1024) setSheet('add')
  })
  useEffect(() => {
    if (!selected) setSheet((open) => (open === 'fields' ? undefined : open))
  }, [selected])
  useEffect(() => {
    if (!focus) return
    commands.select(focus.id)
    setPlace(focus)
    show('fields')
    setSheet('fields')
  }, [commands, focus, show])
  const drawer = (
    <SectionDrawer
      page={bar.page}
      commands={commands}
      onAdded={() => {
        places.clear()
        setSheet((open) => (open ? 'fields' : open))
      }}
      onClear={places.clear}
    />
  )
  return (
    <Around commands={commands} sides={sides} parts={parts} places={places}>
      <div className="grid h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[auto_auto_minmax(0,1fr)_auto] bg-panel text-base">
        <Toolbar {...bar} {...settled(commands, bar)} onLeave={onLeave} commands={commands} />
        <div>{children}</div>
        <div className="grid min-h-0 lg:grid-cols-(--columns)" style={columnsOf(shown)}>
          <aside
            aria-label="Sections"
            data-panel="outline"
            tabIndex={-1}
            className={`hidden min-h-0 flex-col border-r border-line bg-ground focus-visible:outline-offset-[-3px] ${shown.outline ? 'lg:flex' : ''}`}
          >
            <Switch left={left} onLeft={setLeft} />
            <div className="min-h-0 flex-1 overflow-y-auto">
              {left === 'add' ? drawer : <Outline commands={commands} />}
            </div>
          </aside>
          <Canvas width={bar.width} sheet={sheet} onPlace={setPlace} />
          <aside
            aria-label="Fields"
            data-panel="fields"
            tabIndex={-1}
            onKeyDown={backToOutline}
            className={`hidden min-h-0 overflow-y-auto border-l border-line bg-ground focus-visible:outline-offset-[-3px] ${shown.fields ? 'lg:block' : ''}`}
          >
            <SectionPanel commands={commands} focus={place} />
          </aside>
        </div>
        <PhoneBar sheet={sheet} onSheet={setSheet} canEdit={selected !== undefined} />
        {sheet && (
          <Sheet
            title={sheetTitles[sheet]}
            panel={sheet === 'fields' ? 'fields' : 'outline'}
            onClose={() => setSheet(undefined)}
          >
            {sheet === 'add' && drawer}
            {sheet === 'outline' && <Outline commands={commands} />}
            {sheet === 'fields' && <SectionPanel commands={commands} focus={place} />}
          </Sheet>
        )}
      </div>
    </Around>
  )
}

type Bar = Pick<Props, 'onOpen' | 'onPublish'>

/** Grid columns of the open panels and the page. */
function columnsOf({ outline, fields }: Sides['shown']): CSSProperties {
  const columns = [outline && '17rem', 'minmax(0, 1fr)', fields && '21.5rem'].filter(Boolean).join(' ')
  return { '--columns': columns } as CSSProperties
}

/** Writes pending input to the page before opening a dialog or publishing. */
function settled({ settle }: Commands, { onOpen, onPublish }: Bar): Bar {
  return {
    onOpen: (what) => {
      settle()
      onOpen(what)
    },
    onPublish: () => {
      settle()
      onPublish()
    },
  }
}

type Keyed = { onSave: () => void; onHelp: () => void; onToggle: (side: SideName) => void }

function useBuilderKeys(commands: Commands, acts: Keyed): void {
  const latest = useRef(acts)
  latest.current = acts
  const save = useCallback(() => {
    commands.settle()
    latest.current.onSave()
  }, [commands])
  const help = useCallback(() => latest.current.onHelp(), [])
  useKeys(
    commands,
    useMemo(() => ({ save, help, toggle: acts.onToggle }), [save, help, acts.onToggle]),
  )
}

/** Writes pending input to the page when it is closed, so that it is saved with the rest. */
function useSettledOnLeaving({ settle }: Commands): void {
  useEffect(() => {
    window.addEventListener('pagehide', settle)
    return () => window.removeEventListener('pagehide', settle)
  }, [settle])
}

/** Escape returns to the outline unless a control in the field used it. */
function backToOutline(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.defaultPrevented || !isIn('fields', event.target)) return
  if (event.target instanceof Element && event.target.matches('[aria-expanded="true"], [aria-grabbed="true"]')) return
  if (goToOutline()) event.preventDefault()
}

const sheetTitles = { add: 'Add a section', outline: 'Outline', fields: 'Fields' }

function Switch({ left, onLeft }: { left: 'add' | 'outline'; onLeft: (side: 'add' | 'outline') => void }) {
  const tab = (side: 'add' | 'outline', text: string, Mark: typeof Plus) => (
    <button
      type="button"
      aria-pressed={left === side}
      onClick={() => onLeft(side)}
      className="flex min-h-9 flex-1 items-center justify-center gap-2 rounded-[6px] text-sm text-ink-soft hover:text-ink aria-pressed:bg-ground aria-pressed:font-semibold aria-pressed:text-ink aria-pressed:shadow-[0_0_0_1px_var(--line)] pointer-coarse:min-h-11"
    >
      <Mark className="size-4" aria-hidden />
      {text}
    </button>
  )
  return (
    <div className="m-2 mb-0 flex rounded-[8px] bg-ground-soft p-0.5">
      {tab('outline', 'Outline', LayoutList)}
      {tab('add', 'Add section', Plus)}
    </div>
  )
}

function PhoneBar({
  sheet,
  onSheet,
  canEdit,
}: {
  sheet: Side | undefined
  onSheet: (side: Side | undefined) => void
  canEdit: boolean
}) {
  const button = (side: Side, text: string, Mark: typeof Plus, disabled?: boolean) => (
    <button
      type="button"
      disabled={disabled}
      aria-pressed={sheet === side}
      onClick={() => onSheet(sheet === side ? undefined : side)}
      className="flex min-h-14 flex-1 flex-col items-center justify-center gap-0.5 text-xs text-ink-soft disabled:opacity-40 aria-pressed:text-accent"
    >
      <Mark className="size-5" aria-hidden />
      {text}
    </button>
  )
  return (
    <div data-bottom-bar="phone" className="flex border-t border-line bg-ground lg:hidden">
      {button('outline', 'Outline', LayoutList)}
      {button('add', 'Add', Plus)}
      {button('fields', 'Edit', SlidersHorizontal, !canEdit)}
    </div>
  )
}

type SheetProps = { title: string; panel: Panel; onClose: () => void; children: ReactNode }

/** A sheet over the lower part of the page, so that the change is visible above it. */
function Sheet({ title, panel, onClose, children }: SheetProps) {
  return (
    <section
      aria-label={title}
      data-panel={panel}
      data-sheet
      tabIndex={-1}
      className="fixed inset-x-0 bottom-14 z-30 flex max-h-[62dvh] flex-col rounded-t-[14px] border-t border-line bg-ground shadow-raised lg:hidden"
    >
      <div className="flex items-center justify-between py-1 pr-1 pl-4">
        <h2 className="text-base">{title}</h2>
        <button type="button" aria-label="Close" className="grid size-11 place-items-center" onClick={onClose}>
          <X size={20} aria-hidden />
        </button>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto">{children}</div>
    </section>
  )
}
