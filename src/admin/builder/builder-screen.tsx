import { useParams, useSearch } from '@tanstack/react-router'
import { call } from '../../client/call.ts'
import { lockPage, unlockPage } from '../../server/modules/content/pages/pages.contract.ts'
import { LoadFault } from '../../ui/load-fault.tsx'
import { type LockCalls, useEditLock } from '../ui/edit-lock/use-edit-lock.ts'
import { ScreenSkeleton } from '../ui/screen.tsx'
import { CanvasProvider } from './canvas/canvas-info.tsx'
import { Editor } from './editor.tsx'
import { useOpenPage } from './use-open-page.ts'

const pageLock: LockCalls = {
  take: async (id, body) => (await call(lockPage, { params: { id }, body })).data,
  give: (id, editor) => call(unlockPage, { params: { id }, query: { editor } }, { keepalive: true }),
}

/** One page, template or group in the visual builder. */
export function BuilderScreen() {
  const { pageId } = useParams({ from: '/pages/$pageId' })
  const { beside } = useSearch({ from: '/pages/$pageId' })
  return <OpenPage key={pageId} pageId={pageId} beside={beside} />
}

function OpenPage({ pageId, beside }: { pageId: string; beside: string | undefined }) {
  const { canvas, fault, retry, opened, turn, readAgain, choice, ...acts } = useOpenPage(pageId, beside)
  const { lock, takeOver, lose } = useEditLock(pageLock, pageId, readAgain)
  if (fault) {
    return (
      <div className="mx-auto max-w-xl p-8">
        <LoadFault text={fault} retry={retry} />
      </div>
    )
  }
  if (!canvas || !opened) return <ScreenSkeleton />
  return (
    <CanvasProvider value={{ ...canvas, pageId, choice }}>
      <Editor key={turn} {...opened} {...acts} lock={lock} takeOver={takeOver} lose={lose} />
    </CanvasProvider>
  )
}
