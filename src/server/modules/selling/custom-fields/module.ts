import { defineModule } from '../../module.ts'
import { customFieldRoutes } from './custom-fields.routes.ts'
import { customFieldJobs } from './field-values.ts'
import { mediaInCustomFields } from './media-use.ts'
import { recorded } from './recorded.ts'

export const customFieldsModule = defineModule({
  name: 'custom-fields',
  routes: customFieldRoutes,
  jobs: customFieldJobs,
  mediaUse: mediaInCustomFields,
  recorded,
})
