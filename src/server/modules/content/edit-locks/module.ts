import { defineModule } from '../../module.ts'

export const editLocksModule = defineModule({
  name: 'edit-locks',
  expire: [{ function: 'forget_edit_locks' }],
})
