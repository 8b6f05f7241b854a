// Given by us, so that Puck does not fetch a font of its own from elsewhere.
import '@puckeditor/core/no-external.css'
import { type Data, Puck } from '@puckeditor/core'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { CallError } from '../../client/api.ts'
import { messageOf } from '../../client/message-of.ts'
import { toast } from '../../client/toast.ts'
import type { PageDocument } from '../../shared/content/page-document.ts'
import type { PageDetail } from '../../shared/content/pages-admin.ts'
import { CanvasHead } from './canvas/canvas-head.tsx'
import { useCanvas } from './canvas/canvas-info.tsx'
import { SectionBar } from './canvas/section-bar.tsx'
import type { Width } from './canvas/widths.ts'
import { EditingProvider } from './editing.ts'
import { EditorDialogs } from './editor-dialogs.tsx'
import type { ExamplePicker } from './example-picker.tsx'
import type { PageHistory } from './history/page-history.ts'
import { LockNotice, StaleDialog, UnsavedNotice } from './notices.tsx'
import { puckConfig } from './puck-config.tsx'
import { entriesOf, fromPuck, toPuck } from './puck-document.ts'
import { firstIssue, IssuesProvider, type Place } from './saving/issues.ts'
import type { LocalDraft } from './saving/local-draft.ts'
import { PublishCheck } from './saving/publish-check.tsx'
import { saveOnTop } from './saving/save-on-top.ts'
import { useDraft } from './saving/use-draft.ts'
import { useLeaving } from './saving/use-leaving.tsx'
import type { Lock } from './saving/use-lock.ts'
import { usePublishCheck } from './saving/use-publish-check.ts'
import type { Opening } from './toolbar.tsx'
import type { Reopening } from './use-open-page.ts'
import { Workbench } from './workbench.tsx'

type Props = {
  page: PageDetail
  /** What the server has, and what the editor begins with: the same unless an unsaved draft was brought back. */
  stored: PageDocument
  begin: PageDocument
  /** A draft of an earlier session that did not reach the server. */
  unsaved: LocalDraft | undefined
  onBring: () => void
  onForget: () => void
  /** Reads the page again from the server: the same page, an earlier version of it, or what somebody else made of it. */
  onReopen: (as: Reopening) => Promise<void>
  history: PageHistory
  /** What a template is shown with; undefined for what shows nothing of a kind. */
  example: Parameters<typeof ExamplePicker>[0] | undefined
  lock: Lock
  takeOver: () => Promise<unknown>
  /** The server has refused this tab, as somebody else edits the page. */
  lose: () => void
}

/** One opened page: Puck around the workbench, and what leads from it to the server. */
export function Editor({ page, stored, begin, history, lock, unsaved, lose, ...acts }: Props) {
  const [width, setWidth] = useState<Width>(() => (window.innerWidth < 640 ? 360 : 1280))
  const [focus, setFocus] = useState<Place>()
  const [opening, setOpening] = useState<Opening>()
  const { mine } = lock
  const draft = useDraft({ page, stored, begin, mine, onLost: lose })
  const { change, flush } = draft
  const { leave, asking } = useLeaving({ flush, mine })
  const onChange = useCallback((next: Data) => change(fromPuck(next, begin)), [begin, change])
  const check = usePublishCheck(page._id, draft)
  const checkAndPublish = () => {
    const wrong = firstIssue(draft.document.current)
    setFocus(wrong)
    if (wrong) toast.error('Not published', wrong.message)
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
    // What settings, versions and previews show is what the server has.
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
              <LockNotice lock={lock} unsaved={draft.state.kind === 'locked'} onTake={() => void acts.takeOver()} />
            )}
            {unsaved && mine && <UnsavedNotice draft={unsaved} onUse={acts.onBring} onDrop={acts.onForget} />}
          </Workbench>
        </PuckEditor>
        {draft.state.kind === 'stale' && mine && (
          <StaleDialog onTheirs={() => void acts.onReopen('theirs')} onCopy={() => void overwrite()} />
        )}
        {asking}
        {check.found && (
          <PublishCheck found={check.found} onClose={check.close} onGo={setFocus} onPublish={check.publishAnyway} />
        )}
        <EditorDialogs
          pageId={page._id}
          opening={opening}
          onClose={() => setOpening(undefined)}
          onReopen={acts.onReopen}
        />
      </IssuesProvider>
    </EditingProvider>
  )
}

const looking = { drag: false, duplicate: false, delete: false, edit: false, insert: false }
// The site's own styles are brought in by CanvasHead; the admin's stay out.
const iframe = { enabled: true, waitForStyles: false, syncHostStyles: false }
const overrides = { iframe: CanvasHead, actionBar: SectionBar }
// A line where it will come to stand: sections are taller than the screen, and would have to be pushed out of the way.
const dnd = { behavior: 'static' as const }

type PuckProps = {
  begin: PageDocument
  /** Id of the section that was selected when the page was opened before. */
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
