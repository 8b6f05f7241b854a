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
import { articleOf, type Figure } from '../../../shared/content/article.ts'
import { figureIn, nodeAttributes } from './figure-node.tsx'

/** The figure that is selected. */
export function selectedFigure({ state }: Editor): Figure | undefined {
  const { selection } = state
  return selection instanceof NodeSelection ? figureIn(selection.node.attrs) : undefined
}

/** Puts a figure below what the cursor stands in, or in place of the one that is selected. */
export function putFigure(editor: Editor, figure: Figure): void {
  beginStep(editor)
  if (selectedFigure(editor)) editor.chain().focus().updateAttributes('figure', nodeAttributes(figure)).run()
  else putBelow(editor, articleOf([figure]))
}

/** What follows is undone by itself, however soon it follows on what was typed. */
function beginStep({ state, view }: Editor): void {
  view.dispatch(closeHistory(state.tr))
}

/** Puts it at the outermost level: figures stand in nothing else. @returns where it begins */
function putBelow(editor: Editor, html: string): number {
  const { $to } = editor.state.selection
  const at = $to.depth === 0 ? $to.pos : $to.after(1)
  const isEmpty = $to.depth === 1 && $to.parent.isTextblock && $to.parent.content.size === 0
  const from = isEmpty ? $to.before(1) : at
  editor.chain().focus().insertContentAt({ from, to: at }, html).run()
  return from
}

const row = (tag: string) => `<tr>${`<${tag}></${tag}>`.repeat(3)}</tr>`

/** A heading row and two more, of three columns, with the cursor in the first cell. */
export function putTable(editor: Editor): void {
  beginStep(editor)
  const from = putBelow(editor, `<table><tbody>${row('th')}${row('td')}${row('td')}</tbody></table>`)
  // Within the table, its first row and the first cell of that.
  editor.commands.setTextSelection(from + 3)
}

/** Makes the line the one that says who said the quote, or a line of the quote again. */
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

/** What can be done with the table that the cursor stands in. */
export const tableVerbs = {
  'Row above': run(addRowBefore),
  'Row below': run(addRowAfter),
  'Column before': run(addColumnBefore),
  'Column after': run(addColumnAfter),
  'Delete row': run(deleteRow),
  'Delete column': run(deleteColumn),
  'Delete table': run(deleteTable),
}
