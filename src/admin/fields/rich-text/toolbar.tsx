import { Toolbar as Base } from '@base-ui/react/toolbar'
import { type Editor, useEditorState } from '@tiptap/react'
import {
  Bold,
  Code,
  Italic,
  List,
  ListOrdered,
  type LucideIcon,
  Minus,
  Redo2,
  Strikethrough,
  TextQuote,
  Underline,
  Undo2,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { LinkButton } from './link-button.tsx'
import { StyleMenu } from './style-menu.tsx'
import { toolClass } from './tool-class.ts'

type Tool = {
  name: string
  label: string
  icon: LucideIcon
  run: (editor: Editor) => unknown
  /** Whether it holds where the cursor stands; without it the tool does something once. */
  active?: (editor: Editor) => boolean
}

const marks: Tool[] = [
  mark('bold', 'Bold', Bold, (editor) => editor.chain().focus().toggleBold().run()),
  mark('italic', 'Italic', Italic, (editor) => editor.chain().focus().toggleItalic().run()),
  mark('underline', 'Underline', Underline, (editor) => editor.chain().focus().toggleUnderline().run()),
  mark('strike', 'Strikethrough', Strikethrough, (editor) => editor.chain().focus().toggleStrike().run()),
  mark('code', 'Code', Code, (editor) => editor.chain().focus().toggleCode().run()),
]

const blocks: Tool[] = [
  mark('bulletList', 'Bulleted list', List, (editor) => editor.chain().focus().toggleBulletList().run()),
  mark('orderedList', 'Numbered list', ListOrdered, (editor) => editor.chain().focus().toggleOrderedList().run()),
  mark('blockquote', 'Quote', TextQuote, (editor) => editor.chain().focus().toggleBlockquote().run()),
  {
    name: 'rule',
    label: 'Horizontal line',
    icon: Minus,
    run: (editor) => editor.chain().focus().setHorizontalRule().run(),
  },
]

const steps: Tool[] = [
  { name: 'undo', label: 'Undo', icon: Undo2, run: (editor) => editor.chain().focus().undo().run() },
  { name: 'redo', label: 'Redo', icon: Redo2, run: (editor) => editor.chain().focus().redo().run() },
]

function mark(name: string, label: string, icon: LucideIcon, run: Tool['run']): Tool {
  return { name, label, icon, run, active: (editor) => editor.isActive(name) }
}

const all = [...marks, ...blocks, ...steps]

/** One stop for Tab; arrows go from tool to tool. */
export function Toolbar({ editor, children }: { editor: Editor; children?: ReactNode }) {
  const active = useEditorState({
    editor,
    selector: (now) =>
      all
        .filter((tool) => tool.active?.(now.editor))
        .map(({ name }) => name)
        .join(' '),
  })
  const names = active.split(' ')
  const tools = (group: Tool[]) =>
    group.map((tool) => <ToolButton key={tool.name} tool={tool} editor={editor} active={names.includes(tool.name)} />)
  return (
    <Base.Root aria-label="Formatting" className="flex flex-wrap items-center gap-px border-b border-line p-1">
      <StyleMenu editor={editor} />
      {tools(marks)}
      <LinkButton editor={editor} />
      {tools(blocks)}
      {children}
      {tools(steps)}
    </Base.Root>
  )
}

function ToolButton({ tool, editor, active }: { tool: Tool; editor: Editor; active: boolean }) {
  const { label, icon: Mark, run } = tool
  return (
    <Base.Button
      type="button"
      aria-label={label}
      aria-pressed={tool.active ? active : undefined}
      title={label}
      className={toolClass}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => run(editor)}
    >
      <Mark className="size-4" aria-hidden />
    </Base.Button>
  )
}
