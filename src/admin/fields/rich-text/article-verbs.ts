import type { Editor } from '@tiptap/core'
import { closeHistory } from '@tiptap/pm/history'
import { type Command, NodeSelection } from '@tiptap/pm/state'
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  deleteRow,
  deleteTable,
} from '@tiptap/pm/tables'
import { articleOf, type Figure } from '../../../shared/content/blog/article.ts'
import { figureIn, nodeAttributes } from './figure-node.tsx'

/** The selected figure. */
export function selectedFigure({ state }: Editor): Figure | undefined {
  const { selection } = state
  return selection instanceof NodeSelection ? figureIn(selection.node.attrs) : undefined
}

/** Inserts a figure below the cursor's block, or replaces the selected one. */
export function putFigure(editor: Editor, figure: Figure): void {
  beginStep(editor)
  if (selectedFigure(editor)) editor.chain().focus().updateAttributes('figure', nodeAttributes(figure)).run()
  else putBelow(editor, articleOf([figure]))
}

/** Makes the next change an undo step of its own, even directly after typing. */
function beginStep({ state, view }: Editor): void {
  view.dispatch(closeHistory(state.tr))
}

/** Inserts at the top level, the only place for figures. @returns the start position */
function putBelow(editor: Editor, html: string): number {
  const { $to } = editor.state.selection
  const at = $to.depth === 0 ? $to.pos : $to.after(1)
  const isEmpty = $to.depth === 1 && $to.parent.isTextblock && $to.parent.content.size === 0
  const from = isEmpty ? $to.before(1) : at
  editor.chain().focus().insertContentAt({ from, to: at }, html).run()
  return from
}

const row = (tag: string) => `<tr>${`<${tag}></${tag}>`.repeat(3)}</tr>`

/** Inserts a table of three columns, with a heading row and two more, and puts the cursor into its first cell. */
export function putTable(editor: Editor): void {
  beginStep(editor)
  const from = putBelow(editor, `<table><tbody>${row('th')}${row('td')}${row('td')}</tbody></table>`)
  // Start of the text in the first cell.
  editor.commands.setTextSelection(from + 3)
}

/** Toggles between the attribution and an ordinary line of the quote. */
export function toggleCitation(editor: Editor): void {
  editor.chain().focus().toggleNode('citation', 'paragraph').run()
}

export function removeFigure(editor: Editor): void {
  beginStep(editor)
  editor.chain().focus().deleteSelection().run()
}

const run = (command: Command) => (editor: Editor) => {
  command(editor.state, editor.view.dispatch)
  editor.commands.focus()
}

/** Actions on the table at the cursor. */
export const tableVerbs = {
  'Row above': run(addRowBefore),
  'Row below': run(addRowAfter),
  'Column before': run(addColumnBefore),
  'Column after': run(addColumnAfter),
  'Delete row': run(deleteRow),
  'Delete column': run(deleteColumn),
  'Delete table': run(deleteTable),
}
