import { defineModule } from '../../module.ts'
import { customerRoutes } from './customers.routes.ts'
import { forgetNotes } from './notes.ts'
import { recorded } from './recorded.ts'

export const customersModule = defineModule({
  name: 'customers',
  routes: customerRoutes,
  personal: {
    columns: { customer_notes: { user_id: { uncopied: 'notes of staff' } } },
    forget: (ctx, { id }) => forgetNotes(ctx, id),
  },
  recorded,
})
