import { defineModule } from '../../module.ts'
import { ownDataRoutes } from './own-data.routes.ts'
import { ownDataMail } from './own-data-mail.ts'

export const ownDataModule = defineModule({
  name: 'own-data',
  routes: ({ personal }) => ownDataRoutes(personal),
  mails: [ownDataMail],
})
