import { baseTemplates } from '../base/templates.ts'
import type { Starter } from '../starter.ts'

export const platformStarter: Starter = {
  name: 'Haat',
  settings: {},
  pictures: {},
  categories: [],
  products: [],
  pages: [...baseTemplates],
}
