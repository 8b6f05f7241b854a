// Prevents Puck from loading an external font.
import '@puckeditor/core/no-external.css'
import { type Data, Puck } from '@puckeditor/core'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { CallError } from '../../client/api.ts'
import { messageOf } from '../../client/message-of.ts'
import { toast } from '../../client/toast.ts'
import type { PageDocument } from '../../shared/content/pages/page-document.ts'
import type { PageDetail } from '../../shared/content/pages/pages-admin.ts'
import { LockNotice } from '../ui/edit-lock/lock-notice.tsx'
import type { Lock } from '../ui/edit-lock/use-edit-lock.ts'
import { CanvasHead } from './canvas/canvas-head.tsx'
import { useCanvas } from './canvas/canvas-info.tsx'
import { SectionBar } from './canvas/section-bar.tsx'
import type { Width } from './canvas/widths.ts'
import { EditingProvider } from './editing.ts'
import { EditorDialogs } from './editor-dialogs.tsx'
import type { ExamplePicker } from './example-picker.tsx'
import type { PageHistory } from './history/page-history.ts'
import { NotSavedNotice, StaleDialog, UnsavedNotice } from './notices.tsx'
import { puckConfig } from './puck-config.tsx'
import { entriesOf, fromPuck, toPuck } from './puck-document.ts'
import { firstIssue, IssuesProvider, type Place } from './saving/issues.ts'
import type { LocalDraft } from './saving/local-draft.ts'
import { PageCheck, usePageCheck } from './saving/page-check.tsx'
import { saveOnTop } from './saving/save-on-top.ts'
import { useDraft } from './saving/use-draft.ts'
import { useLeaving } from './saving/use-leaving.tsx'
import { useTrouble } from './saving/use-trouble.ts'
import type { Opening } from './toolbar.tsx'
import type { Reopening } from './use-open-page.ts'
import { Workbench } from './workbench.tsx'

type Props = {
  page: PageDetail
  /** The server's document and the initial one; they differ only if an unsaved draft was restored. */
  stored: PageDocument
  begin: PageDocument
  /** A draft of an earlier session that did not reach the server. */
  unsaved: LocalDraft | undefined
  onBring: () => void
  onForget: () => void
  /** Reads the page from the server again: unchanged, a restored version, or a colleague's changes. */
  onReopen: (as: Reopening) => Promise<void>
  history: PageHistory
  /** The record that a template is previewed with; undefined if it shows none. */
  example: Parameters<typeof ExamplePicker>[0] | undefined
  lock: Lock
  takeOver: () => Promise<unknown>
  /** Called when the server refuses this tab because another editor has the lock. */
  lose: () => void
}

/** An open page: Puck around the workbench, and its connection to the server. */
export function Editor({ page, stored, begin, history, lock, unsaved, lose, ...acts }: Props) {
  const [width, setWidth] = useState<Width>(() => (window.innerWidth < 640 ? 360 : 1280))
  const [focus, setFocus] = useState<Place>()
  const [opening, setOpening] = useState<Opening>()
  const { mine } = lock
  const draft = useDraft({ page, stored, begin, mine, onLost: lose })
  const { change, flush } = draft
  const trouble = useTrouble(draft.state)
  const { leave, asking } = useLeaving({ flush, mine })
  const onChange = useCallback((next: Data) => change(fromPuck(next, begin)), [begin, change])
  const check = usePageCheck(page._id, draft)
  const checkAndPublish = () => {
    const wrong = firstIssue(draft.document.current)
    setFocus(wrong)
    if (wrong) toast.error('Not published', `${wrong.section}: ${wrong.message}`)
    else void check.begin()
  }
  const overwrite = async () => {
    try {
      await saveOnTop(page._id, draft.document.current)
      await acts.onReopen('same')
    } catch (error) {
      if (error instanceof CallError && error.hasCode('page.locked')) lose()
      toast.error('Not saved', messageOf(error))
    }
  }
  const open = async (what: Opening) => {
    // Settings, versions and previews show the server's state.
    await flush()
    setOpening(what)
  }
  return (
    <EditingProvider value={mine}>
      <IssuesProvider value={draft.issues}>
        <PuckEditor begin={begin} selected={history.selected()} onChange={onChange} mine={mine}>
          <Workbench
            page={page}
            {...draft.shown}
            state={draft.state}
            width={width}
            onWidth={setWidth}
            onOpen={(what) => void open(what)}
            onPublish={checkAndPublish}
            focus={focus}
            onSave={() => void flush()}
            onLeave={leave}
            example={acts.example}
            publishing={draft.publishing || check.checking}
            history={history}
          >
            {!mine && (
              <LockNotice
                thing="page"
                lock={lock}
                kept={draft.state.kind === 'locked' ? keptText : undefined}
                onTake={() => void acts.takeOver()}
              />
            )}
            {trouble && mine && <NotSavedNotice text={trouble} onTry={() => void flush()} />}
            {unsaved && mine && <UnsavedNotice draft={unsaved} onUse={acts.onBring} onDrop={acts.onForget} />}
          </Workbench>
        </PuckEditor>
        {draft.state.kind === 'stale' && mine && (
          <StaleDialog onTheirs={() => void acts.onReopen('theirs')} onCopy={() => void overwrite()} />
        )}
        {asking}
        <PageCheck check={check} onGo={setFocus} />
        <EditorDialogs
          pageId={page._id}
          opening={opening}
          keep={flush}
          onClose={() => setOpening(undefined)}
          onReopen={acts.onReopen}
        />
      </IssuesProvider>
    </EditingProvider>
  )
}

const keptText =
  'Your last changes were not saved. They are stored in this browser, and you can restore them once you have taken over again.'

const looking = { drag: false, duplicate: false, delete: false, edit: false, insert: false }
// CanvasHead adds the site's own styles; the admin's must stay out.
const iframe = { enabled: true, waitForStyles: false, syncHostStyles: false }
const overrides = { iframe: CanvasHead, actionBar: SectionBar }
// Shows a drop line instead of moving sections, which are taller than the screen.
const dnd = { behavior: 'static' as const }

type PuckProps = {
  begin: PageDocument
  /** Id of the section that was selected before the page was reopened. */
  selected: string | undefined
  onChange: (data: Data) => void
  mine: boolean
  children: ReactNode
}

function PuckEditor({ begin, selected, onChange, mine, children }: PuckProps) {
  const [data] = useState<Data>(() => toPuck(begin))
  const [ui] = useState(() => {
    const entry = entriesOf(data.content).find(({ section }) => section.id === selected)
    return entry ? { itemSelector: { index: entry.index, zone: entry.zone } } : {}
  })
  const permissions = useMemo(() => (mine ? {} : looking), [mine])
  const { sampleSite } = useCanvas()
  const config = useMemo(() => puckConfig(sampleSite), [sampleSite])
  return (
    <Puck
      config={config}
      data={data}
      ui={ui}
      onChange={onChange}
      overrides={overrides}
      iframe={iframe}
      dnd={dnd}
      permissions={permissions}
      height="100dvh"
    >
      {children}
    </Puck>
  )
}
