import { type Attribute, type Extensions, Node } from '@tiptap/core'
import { goToNextCell, tableEditing } from '@tiptap/pm/tables'
import { extensions } from './extensions.ts'
import { figureNode } from './figure-node.tsx'

/** Who said what is quoted: the last line of a quote. */
const citation = Node.create({
  name: 'citation',
  group: 'block',
  content: 'inline*',
  defining: true,
  parseHTML: () => [{ tag: 'cite' }],
  renderHTML: () => ['cite', 0],
})

/** What prosemirror-tables knows the nodes of a table by. */
const roles: Partial<Record<string, string>> = {
  table: 'table',
  tableRow: 'row',
  tableCell: 'cell',
  tableHeader: 'header_cell',
}

const table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', ['tbody', 0]],
  extendNodeSchema: ({ name }) => ({ tableRole: roles[name] }),
  addProseMirrorPlugins: () => [tableEditing()],
  addKeyboardShortcuts() {
    const go = (direction: -1 | 1) => () => goToNextCell(direction)(this.editor.state, this.editor.view.dispatch)
    return { Tab: go(1), 'Shift-Tab': go(-1) }
  },
})

const tableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
})

/** Cells span one row and one column: what is stored has no more. */
const fixed = (value: unknown): Attribute => ({ default: value, rendered: false, parseHTML: () => value })

const cell = (name: string, tag: string) =>
  Node.create({
    name,
    content: 'inline*',
    isolating: true,
    addAttributes: () => ({ colspan: fixed(1), rowspan: fixed(1), colwidth: fixed(null) }),
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  })

/** What may be written in an article is what the server keeps of it (platform/sanitise.ts). */
export const articleExtensions: Extensions = [
  ...extensions,
  citation,
  figureNode,
  table,
  tableRow,
  cell('tableCell', 'td'),
  cell('tableHeader', 'th'),
]
