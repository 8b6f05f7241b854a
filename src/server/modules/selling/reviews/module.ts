import { defineModule } from '../../module.ts'
import { askMail } from './ask-mail.ts'
import { personal } from './personal.ts'
import { addPicture } from './pictures.ts'
import { recorded } from './recorded.ts'
import { reviewRoutes } from './reviews.routes.ts'
import { tasks } from './tasks.ts'

export const reviewsModule = defineModule({
  name: 'reviews',
  routes: reviewRoutes,
  mails: [askMail],
  personal,
  tasks,
  keepUpload: async (ctx, { id, bytes }) => void (await addPicture(ctx, bytes, id)),
  recorded,
})
