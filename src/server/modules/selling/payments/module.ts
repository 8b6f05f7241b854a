import { defineModule } from '../../module.ts'
import { toDo } from './to-do.ts'

export const paymentsModule = defineModule({
  name: 'payments',
  toDo,
})
