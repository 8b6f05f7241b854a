import { lazy, Suspense } from 'react'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { RichTextEditorProps } from './editor.tsx'

const Editor = lazy(async () => ({ default: (await import('./editor.tsx')).RichTextEditor }))

/** The editor of rich text without its label; its code arrives when it is first shown. */
export function RichTextBox(props: RichTextEditorProps) {
  return (
    <Suspense fallback={<Skeleton className="h-32 rounded-button" />}>
      <Editor {...props} />
    </Suspense>
  )
}
