// Given by us, so that Puck does not fetch a font of its own from elsewhere.
import '@puckeditor/core/no-external.css'
import { type Data, Puck } from '@puckeditor/core'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { toast } from '../../client/toast.ts'
import type { PageDocument } from '../../shared/content/page-document.ts'
import type { PageDetail } from '../../shared/content/pages-admin.ts'
import { CanvasHead } from './canvas/canvas-head.tsx'
import { SectionBar } from './canvas/section-bar.tsx'
import type { Width } from './canvas/widths.ts'
import { EditorDialogs } from './editor-dialogs.tsx'
import { LockNotice, StaleDialog, UnsavedNotice } from './notices.tsx'
import { puckConfig } from './puck-config.tsx'
import { fromPuck, toPuck } from './puck-document.ts'
import { firstIssue, IssuesProvider, type Place } from './saving/issues.ts'
import type { LocalDraft } from './saving/local-draft.ts'
import { saveOnTop } from './saving/save-on-top.ts'
import { useDraft } from './saving/use-draft.ts'
import { useLock } from './saving/use-lock.ts'
import type { Opening } from './toolbar.tsx'
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
  /** Reads the page again from the server. */
  onReopen: () => Promise<void>
}

/** One opened page: Puck around the workbench, and what leads from it to the server. */
export function Editor({ page, stored, begin, unsaved, onBring, onForget, onReopen }: Props) {
  const [width, setWidth] = useState<Width>(() => (window.innerWidth < 640 ? 360 : 1280))
  const [focus, setFocus] = useState<Place>()
  const [opening, setOpening] = useState<Opening>()
  const { lock, takeOver } = useLock(page._id)
  const mine = lock?.mine !== false
  const draft = useDraft({ page, stored, begin, mine })
  const { change, flush } = draft
  const onChange = useCallback((next: Data) => change(fromPuck(next, begin)), [begin, change])
  const checkAndPublish = () => {
    const wrong = firstIssue(draft.document.current)
    setFocus(wrong)
    if (wrong) toast.error('Not published', wrong.message)
    else void draft.publish()
  }
  const open = async (what: Opening) => {
    // What settings, versions and previews show is what the server has.
    await flush()
    setOpening(what)
  }
  return (
    <IssuesProvider value={draft.issues}>
      <PuckEditor begin={begin} onChange={onChange} mine={mine}>
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
          publishing={draft.publishing}
          mine={mine}
        >
          {lock && !lock.mine && lock.holder && (
            <LockNotice holder={lock.holder} onTake={() => void takeOver().then(onReopen)} />
          )}
          {unsaved && mine && <UnsavedNotice draft={unsaved} onUse={onBring} onDrop={onForget} />}
        </Workbench>
      </PuckEditor>
      {draft.state.kind === 'stale' && (
        <StaleDialog
          onTheirs={() => void onReopen()}
          onCopy={() => void saveOnTop(page._id, draft.document.current).then(onReopen)}
        />
      )}
      <EditorDialogs pageId={page._id} opening={opening} onClose={() => setOpening(undefined)} onReopen={onReopen} />
    </IssuesProvider>
  )
}

const looking = { drag: false, duplicate: false, delete: false, edit: false, insert: false }
// The site's own styles are brought in by CanvasHead; the admin's stay out.
const iframe = { enabled: true, waitForStyles: false, syncHostStyles: false }
const overrides = { iframe: CanvasHead, actionBar: SectionBar }
// A line where it will come to stand: sections are taller than the screen, and would have to be pushed out of the way.
const dnd = { behavior: 'static' as const }

type PuckProps = { begin: PageDocument; onChange: (data: Data) => void; mine: boolean; children: ReactNode }

function PuckEditor({ begin, onChange, mine, children }: PuckProps) {
  const [data] = useState<Data>(() => toPuck(begin))
  const permissions = useMemo(() => (mine ? {} : looking), [mine])
  return (
    <Puck
      config={puckConfig}
      data={data}
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
