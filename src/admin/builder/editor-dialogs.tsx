import { pagePreviews } from '../pages/calls.ts'
import { PageSettings } from '../pages/page-settings.tsx'
import { PublishLater } from '../pages/publish-later.tsx'
import { VersionsPanel } from '../pages/versions-panel.tsx'
import { nameOfEditor } from '../ui/edit-lock/editor-name.ts'
import { PreviewDialog } from '../ui/preview-dialog.tsx'
import { ShortcutHelp } from './shortcut-help.tsx'
import type { Opening } from './toolbar.tsx'
import type { Reopening } from './use-open-page.ts'

type Props = {
  pageId: string
  opening: Opening | undefined
  /** Saves the latest input to the draft; false if that failed. */
  keep: () => Promise<boolean>
  onClose: () => void
  onReopen: (as: Reopening) => Promise<void>
}

/** Dialogs of the toolbar: settings, schedule, versions, preview link, shortcuts. */
export function EditorDialogs({ pageId, opening, keep, onClose, onReopen }: Props) {
  switch (opening) {
    case 'preview':
      return <PreviewDialog id={pageId} calls={pagePreviews} keep={keep} onClose={onClose} />
    case 'settings':
      return <PageSettings pageId={pageId} onSaved={() => void onReopen('same')} onClose={onClose} />
    case 'later':
      return <PublishLater pageId={pageId} onSaved={() => void onReopen('same')} onClose={onClose} />
    case 'versions':
      return (
        <VersionsPanel
          pageId={pageId}
          editor={nameOfEditor()}
          onRestored={() => void onReopen('restored')}
          onClose={onClose}
        />
      )
    case 'shortcuts':
      return <ShortcutHelp onClose={onClose} />
    case undefined:
      return null
  }
}
