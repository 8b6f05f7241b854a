import { defineModule } from '../../module.ts'
import { recorded } from './recorded.ts'
import { tasks } from './tasks.ts'

export const pagesModule = defineModule({
  name: 'pages',
  tasks,
  recorded,
})
