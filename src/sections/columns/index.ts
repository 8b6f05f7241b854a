import { defineSection } from '../define/section.ts'
import { areas, looks, sample, schema } from './columns.schema.ts'
import { ColumnsView } from './columns.tsx'

export const columns = defineSection({
  type: 'columns',
  title: 'Columns',
  category: 'content',
  schema,
  sample,
  looks,
  areas,
  view: ColumnsView,
})
