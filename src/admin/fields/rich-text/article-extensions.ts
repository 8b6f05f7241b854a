import { type Attribute, type Extensions, Node } from '@tiptap/core'
import { goToNextCell, tableEditing } from '@tiptap/pm/tables'
import { extensions } from './extensions.ts'
import { figureNode } from './figure-node.tsx'

/** The attribution of a quote, as its last line. */
const citation = Node.create({
  name: 'citation',
  group: 'block',
  content: 'inline*',
  defining: true,
  parseHTML: () => [{ tag: 'cite' }],
  renderHTML: () => ['cite', 0],
})

/** The table roles by which prosemirror-tables knows these nodes. */
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

/** Cells span one row and one column, as in the stored format. */
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

/** The editor allows what the server's sanitiser keeps in an article (platform/sanitise.ts). */
export const articleExtensions: Extensions = [
  ...extensions,
  citation,
  figureNode,
  table,
  tableRow,
  cell('tableCell', 'td'),
  cell('tableHeader', 'th'),
]
