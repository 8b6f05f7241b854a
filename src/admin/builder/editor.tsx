// Given by us, so that Puck does not fetch a font of its own from elsewhere.
import '@puckeditor/core/no-external.css'
import { type Data, Puck } from '@puckeditor/core'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { call } from '../../client/api.ts'
import { toast } from '../../client/toast.ts'
import type { PageDocument } from '../../sections/define/document.ts'
import type { DraftSaved, PageDetail } from '../../shared/content/pages-admin.ts'
import { PageSettings } from '../pages/page-settings.tsx'
import { VersionsPanel } from '../pages/versions-panel.tsx'
import { CanvasHead } from './canvas/canvas-head.tsx'
import { SectionBar } from './canvas/section-bar.tsx'
import type { Width } from './canvas/widths.ts'
import { KeptNotice, LockNotice, StaleDialog } from './notices.tsx'
import { PreviewDialog } from './preview-dialog.tsx'
import { puckConfig } from './puck-config.tsx'
import { fromPuck, toPuck } from './puck-document.ts'
import { firstIssue, IssuesProvider, type Place, useDocumentIssues } from './saving/issues.ts'
import { forgetDraft, type KeptDraft } from './saving/kept-draft.ts'
import { useAutosave } from './saving/use-autosave.ts'
import { useLock } from './saving/use-lock.ts'
import { usePublish } from './saving/use-publish.ts'
import type { Opening } from './toolbar.tsx'
import { Workbench } from './workbench.tsx'

type Props = {
  page: PageDetail
  /** What the server has, and what the editor begins with: the same unless something kept on this device is brought back. */
  stored: PageDocument
  begin: PageDocument
  kept: KeptDraft | undefined
  onBring: () => void
  onForget: () => void
  /** Reads the page anew from the server. */
  onReopen: () => Promise<void>
}

const looking = { drag: false, duplicate: false, delete: false, edit: false, insert: false }
// The site's own styles are brought in by CanvasHead; the admin's stay out.
const iframe = { enabled: true, waitForStyles: false, syncHostStyles: false }
const overrides = { iframe: CanvasHead, actionBar: SectionBar }
// A line where it will come to stand: sections are taller than the screen, and would have to be pushed out of the way.
const dnd = { behavior: 'static' as const }

/** One opened page: Puck around the workbench, and what leads from it to the server. */
export function Editor({ page, stored, begin, kept, onBring, onForget, onReopen }: Props) {
  const document = useRef(begin)
  const [width, setWidth] = useState<Width>(() => (window.innerWidth < 640 ? 360 : 1280))
  const [focus, setFocus] = useState<Place>()
  const [opening, setOpening] = useState<Opening>()
  const { lock, takeOver } = useLock(page._id)
  const mine = lock?.mine !== false
  const [issues, tellIssues] = useDocumentIssues(begin)
  const [shown, setShown] = useState({ changed: page.changed, published: page.publishedVersion !== null })
  const onSaved = useCallback((saved: DraftSaved) => setShown((before) => ({ ...before, changed: saved.changed })), [])
  const autosave = useAutosave({ pageId: page._id, revision: page.revision, document: stored, onSaved })
  const { change: saveLater, flush } = autosave
  const [data] = useState<Data>(() => toPuck(begin))
  const mayEdit = useRef(mine)
  mayEdit.current = mine

  const onChange = useCallback(
    (next: Data) => {
      const made = fromPuck(next, begin)
      document.current = made
      tellIssues(made)
      if (mayEdit.current) saveLater(made)
    },
    [begin, saveLater, tellIssues],
  )
  useEffect(() => {
    if (begin !== stored) saveLater(begin)
  }, [begin, stored, saveLater])

  const { publish, publishing } = usePublish(page._id, autosave, () => setShown({ changed: false, published: true }))

  const checkAndPublish = () => {
    const wrong = firstIssue(document.current)
    setFocus(wrong)
    if (wrong) toast.error('Not published', wrong.message)
    else void publish()
  }

  const open = async (what: Opening | undefined) => {
    // What settings, versions and previews show is what the server has.
    if (what) await flush()
    setOpening(what)
  }

  const saveOnTop = async () => {
    const { data: latest } = await call<{ data: PageDetail }>(`/api/v1/pages/${page._id}`, { method: 'GET' })
    await call(`/api/v1/pages/${page._id}/draft`, {
      method: 'PUT',
      body: { revision: latest.revision, document: document.current },
    })
    forgetDraft(page._id)
    await onReopen()
  }

  const permissions = useMemo(() => (mine ? {} : looking), [mine])
  return (
    <IssuesProvider value={issues}>
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
        <Workbench
          page={page}
          {...shown}
          state={autosave.state}
          width={width}
          onWidth={setWidth}
          onOpen={(what) => void open(what)}
          onPublish={checkAndPublish}
          focus={focus}
          onSave={() => void flush()}
          publishing={publishing}
          mine={mine}
        >
          {lock && !lock.mine && lock.holder && (
            <LockNotice holder={lock.holder} onTake={() => void takeOver().then(onReopen)} />
          )}
          {kept && mine && <KeptNotice kept={kept} onUse={onBring} onDrop={onForget} />}
        </Workbench>
      </Puck>
      {autosave.state.kind === 'stale' && (
        <StaleDialog onTheirs={() => void onReopen()} onCopy={() => void saveOnTop()} />
      )}
      {opening === 'preview' && <PreviewDialog pageId={page._id} onClose={() => setOpening(undefined)} />}
      {opening === 'settings' && (
        <PageSettings pageId={page._id} onSaved={() => void onReopen()} onClose={() => setOpening(undefined)} />
      )}
      {opening === 'versions' && (
        <VersionsPanel pageId={page._id} onRestored={() => void onReopen()} onClose={() => setOpening(undefined)} />
      )}
    </IssuesProvider>
  )
}
