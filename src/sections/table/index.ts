import { defineSection } from '../define/section.ts'
import { sample, schema } from './table.schema.ts'
import { TableView } from './table.tsx'

export const table = defineSection({
  type: 'table',
  title: 'Table',
  category: 'content',
  schema,
  sample,
  words: 'size chart rows columns comparison data specifications',
  view: TableView,
})
