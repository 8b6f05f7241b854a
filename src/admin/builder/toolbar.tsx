import { Link, type LinkProps, useNavigate } from '@tanstack/react-router'
import {
  CalendarClock,
  ChevronLeft,
  CloudAlert,
  CloudCheck,
  Eye,
  History,
  Keyboard,
  LoaderCircle,
  Lock,
  PanelLeft,
  PanelRight,
  Redo2,
  Settings2,
  Undo2,
} from 'lucide-react'
import { useSyncExternalStore } from 'react'
import type { PageDetail } from '../../shared/content/pages/pages-admin.ts'
import { Button } from '../../ui/button.tsx'
import { PageState } from '../pages/page-state.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { PreviewWidths } from '../ui/preview-widths.tsx'
import { useCanvas } from './canvas/canvas-info.tsx'
import { type Width, widths } from './canvas/widths.ts'
import type { Commands } from './commands.ts'
import { useMayEdit } from './editing.ts'
import { ExamplePicker } from './example-picker.tsx'
import type { PageHistory } from './history/page-history.ts'
import { useReach } from './history/use-history.ts'
import { PageSwitcher } from './page-switcher.tsx'
import { openText } from './parts.ts'
import type { SaveState } from './saving/draft-saver.ts'
import { type SideName, useSides } from './use-sides.ts'

export type Opening = 'settings' | 'later' | 'versions' | 'preview' | 'shortcuts'

type Props = {
  page: PageDetail
  changed: boolean
  published: boolean
  publishAt: string | null
  overdue: boolean
  state: SaveState
  width: Width
  onWidth: (width: Width) => void
  onOpen: (what: Opening) => void
  onPublish: () => void
  publishing: boolean
  history: PageHistory
  commands: Commands
  /** Leaves for another page once this one is saved. */
  onLeave: (go: () => void) => void
  example: Parameters<typeof ExamplePicker>[0] | undefined
}

/** Above the canvas: the way back, how it is looked at, undo and redo, what is saved, publish. */
export function Toolbar(props: Props) {
  const { page, changed, width, onWidth, onOpen, commands } = props
  const state = useStateWithTyped(props)
  const { hasPast, hasFuture } = useReach(props.history)
  const mayEdit = useMayEdit()
  const navigate = useNavigate()
  return (
    <header
      data-panel="toolbar"
      tabIndex={-1}
      className="flex flex-wrap items-center gap-x-1 gap-y-0.5 border-b border-line bg-ground px-1.5 py-1.5"
    >
      <WayBack {...props} />
      <h1 className="mr-1 min-w-0 flex-1 font-sans text-base tracking-normal sm:flex-none">
        <PageSwitcher
          page={page}
          onGo={(pageId) => props.onLeave(() => void navigate({ to: '/pages/$pageId', params: { pageId } }))}
        />
      </h1>
      <PageState page={props} />
      {props.example && <ExamplePicker {...props.example} />}
      <div className="mx-auto hidden items-center md:flex">
        <SideButton side="outline" />
        <PreviewWidths widths={widths} value={width} onChange={onWidth} />
        <SideButton side="fields" />
      </div>
      <div className="flex min-w-0 items-center max-lg:ml-auto max-sm:w-full max-sm:justify-between">
        <SaveNote state={state} />
        <IconButton icon={Undo2} label="Undo" disabled={!mayEdit || !hasPast} onClick={commands.undo} />
        <IconButton icon={Redo2} label="Redo" disabled={!mayEdit || !hasFuture} onClick={commands.redo} />
        <span className="mx-1 h-5 w-px bg-line max-sm:hidden" />
        <IconButton icon={Settings2} label="Page settings" onClick={() => onOpen('settings')} />
        <IconButton icon={History} label="Versions" onClick={() => onOpen('versions')} />
        <IconButton icon={Eye} label="Preview link" onClick={() => onOpen('preview')} />
        <IconButton
          icon={Keyboard}
          label="Keyboard shortcuts"
          className="max-lg:hidden"
          onClick={() => onOpen('shortcuts')}
        />
        <IconButton
          icon={CalendarClock}
          label="Publish later"
          className="max-sm:hidden"
          disabled={!mayEdit}
          onClick={() => onOpen('later')}
        />
        <Button
          className="sm:ml-2"
          busy={props.publishing}
          disabled={!mayEdit || (props.published && !changed && state.kind === 'saved')}
          onClick={props.onPublish}
        >
          Publish
        </Button>
      </div>
    </header>
  )
}

const backClass =
  'grid size-9 shrink-0 place-items-center rounded-button text-ink-soft hover:bg-ground-soft hover:text-ink pointer-coarse:size-11'

/** Back to the page from which a group was opened, else to the list. Changes that cannot be saved are asked about first. */
function WayBack({ page, state, onLeave }: Props) {
  const { choice, frame } = useCanvas()
  const navigate = useNavigate()
  const around = [...frame.before, ...frame.after].find(({ _id }) => _id === choice.beside)
  const back: LinkProps = around
    ? { to: '/pages/$pageId', params: { pageId: around._id } }
    : { to: '/pages', search: page.kind === 'page' ? {} : { kind: page.kind } }
  const text = around ? openText(around) : 'All pages'
  return (
    <Link
      {...back}
      aria-label={text}
      title={text}
      className={backClass}
      onClick={(event) => {
        if (state.kind !== 'failed') return
        event.preventDefault()
        onLeave(() => void navigate(back))
      }}
    >
      <ChevronLeft className="size-5" aria-hidden />
    </Link>
  )
}

const sideButtons = {
  outline: { name: 'outline', icon: PanelLeft, keys: '[' },
  fields: { name: 'fields', icon: PanelRight, keys: ']' },
}

function SideButton({ side }: { side: SideName }) {
  const { shown, toggle } = useSides()
  const { name, icon, keys } = sideButtons[side]
  const act = `${shown[side] ? 'Hide' : 'Show'} ${name}`
  return (
    <IconButton
      icon={icon}
      label={act}
      title={`${act} (${keys})`}
      className={`mx-2 max-lg:hidden ${shown[side] ? '' : 'bg-ground-soft text-ink'}`}
      onClick={() => toggle(side)}
    />
  )
}

/** Says “Saving” from the first key on, before the text is part of the page. */
function useStateWithTyped({ state, commands }: Props): SaveState {
  const isHeld = useSyncExternalStore(commands.subscribe, commands.isHeld)
  return isHeld && state.kind === 'saved' ? { kind: 'waiting' } : state
}

const notes = {
  saved: { text: 'Saved', icon: CloudCheck },
  waiting: { text: 'Saving', icon: LoaderCircle },
  saving: { text: 'Saving', icon: LoaderCircle },
  failed: { text: 'Not saved yet', icon: CloudAlert },
  stale: { text: 'Not saved', icon: CloudAlert },
  locked: { text: 'Not saved', icon: CloudAlert },
  looking: { text: 'View only', icon: Lock },
}

function SaveNote({ state }: { state: SaveState }) {
  const mayEdit = useMayEdit()
  const { text, icon: Mark } = notes[!mayEdit && state.kind === 'saved' ? 'looking' : state.kind]
  const bad = state.kind === 'failed' || state.kind === 'stale' || state.kind === 'locked'
  return (
    <p
      role="status"
      className={`flex items-center gap-1.5 text-xs sm:mr-2 sm:min-w-20 ${bad ? 'text-danger' : 'text-ink-soft'}`}
    >
      <Mark
        className={`size-4 ${Mark === LoaderCircle ? 'animate-spin motion-reduce:animate-none' : ''}`}
        aria-hidden
      />
      {text}
    </p>
  )
}
