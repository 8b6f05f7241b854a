import { defineModule } from '../../module.ts'
import { portraitRoutes } from './portraits.routes.ts'
import { forgetPortraits } from './portraits.ts'

export const portraitsModule = defineModule({
  name: 'portraits',
  routes: portraitRoutes,
  personal: {
    columns: { portraits: { user_id: { uncopied: 'the profile names the picture' } } },
    forget: (ctx, { id }) => forgetPortraits(ctx, id),
  },
})
