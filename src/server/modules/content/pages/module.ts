import { defineModule } from '../../module.ts'
import { recorded } from './recorded.ts'
import { toDo } from './to-do.ts'

export const pagesModule = defineModule({
  name: 'pages',
  toDo,
  recorded,
})
