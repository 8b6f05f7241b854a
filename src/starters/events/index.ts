import { baseTemplates } from '../base/templates.ts'
import type { Starter } from '../starter.ts'

export const eventsStarter: Starter = {
  name: 'Utsav & Co.',
  settings: {},
  pictures: {},
  categories: [],
  products: [],
  pages: [...baseTemplates],
}
