import { Skeleton } from '../../../ui/skeleton.tsx'
import { LazyPart, partOf } from '../../ui/lazy-part.tsx'
import type { RichTextEditorProps } from './editor.tsx'

const editor = partOf(async () => (await import('./editor.tsx')).RichTextEditor)

/** The editor of rich text without its label; its code arrives when it is first shown. */
export function RichTextBox(props: RichTextEditorProps) {
  return <LazyPart of={editor} with={props} waiting={<Skeleton className="h-32 rounded-button" />} />
}
