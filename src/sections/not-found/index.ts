import { defineSection } from '../define/section.ts'
import { sample, schema } from './not-found.schema.ts'
import { loadNotFound, NotFoundView } from './not-found.tsx'

export const notFound = defineSection({
  type: 'not-found',
  title: 'Page not found',
  category: 'content',
  schema,
  sample,
  view: NotFoundView,
  load: loadNotFound,
  only: 'not-found',
})
