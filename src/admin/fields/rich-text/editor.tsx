import './rich-text.css'
import { EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { articleExtensions } from './article-extensions.ts'
import { extensions } from './extensions.ts'
import { InsertMenu } from './insert-menu.tsx'
import { tidy } from './tidy.ts'
import { Toolbar } from './toolbar.tsx'

export type RichTextEditorProps = {
  /** HTML. */
  value: string
  onChange: (html: string) => void
  /** Id of the element that names it. */
  labelId: string
  describedBy?: string
  invalid?: true
  readOnly?: boolean
  /** An article holds tables, pictures, videos, products and buttons, too. */
  holds?: 'article'
}

/** Writes HTML of the few elements that rich text, or an article, may hold. Comes in a chunk of its own: use RichTextField. */
export function RichTextEditor({ value, onChange, labelId, describedBy, invalid, ...given }: RichTextEditorProps) {
  const { readOnly, holds } = given
  const [first] = useState(value)
  const sent = useRef(value)
  const editorProps = useMemo(
    () => ({ attributes: attributesOf(labelId, describedBy, invalid) }),
    [labelId, describedBy, invalid],
  )
  const editor = useEditor({
    extensions: holds === 'article' ? articleExtensions : extensions,
    content: first,
    injectCSS: false,
    editable: !readOnly,
    editorProps,
    onUpdate: (update) => {
      sent.current = tidy(update.editor.getHTML())
      onChange(sent.current)
    },
  })

  // The value changed from outside: an undo, another version. What was typed here comes back as it was sent and is left alone.
  useEffect(() => {
    if (value === sent.current) return
    sent.current = value
    editor.commands.setContent(value, { emitUpdate: false })
  }, [editor, value])

  useEffect(() => editor.setEditable(!readOnly, false), [editor, readOnly])

  return (
    <div
      className={`writing ${holds === 'article' ? 'writing-article' : ''} rounded-button border bg-ground focus-within:outline-2 focus-within:outline-offset-1 focus-within:outline-accent ${invalid ? 'border-danger' : 'border-line-strong'}`}
    >
      <Toolbar editor={editor}>{holds === 'article' && <InsertMenu editor={editor} />}</Toolbar>
      <EditorContent editor={editor} className="max-h-[max(24rem,60dvh)] overflow-y-auto" />
    </div>
  )
}

function attributesOf(labelId: string, describedBy?: string, invalid?: true): Record<string, string> {
  return {
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-labelledby': labelId,
    ...(describedBy ? { 'aria-describedby': describedBy } : {}),
    ...(invalid ? { 'aria-invalid': 'true' } : {}),
  }
}
