import { PageSettings } from '../pages/page-settings.tsx'
import { VersionsPanel } from '../pages/versions-panel.tsx'
import { PreviewDialog } from './preview-dialog.tsx'
import type { Opening } from './toolbar.tsx'

type Props = { pageId: string; opening: Opening | undefined; onClose: () => void; onReopen: () => Promise<void> }

/** What the toolbar opens: settings, versions, a preview link. */
export function EditorDialogs({ pageId, opening, onClose, onReopen }: Props) {
  const reopen = () => void onReopen()
  switch (opening) {
    case 'preview':
      return <PreviewDialog pageId={pageId} onClose={onClose} />
    case 'settings':
      return <PageSettings pageId={pageId} onSaved={reopen} onClose={onClose} />
    case 'versions':
      return <VersionsPanel pageId={pageId} onRestored={reopen} onClose={onClose} />
    case undefined:
      return null
  }
}
