import { translationRoutes } from '../../content/translations/index.ts'
import { defineModule } from '../../module.ts'
import { translatables } from './index.ts'

export const translatablesModule = defineModule({
  name: 'translatables',
  routes: translationRoutes(translatables),
})
