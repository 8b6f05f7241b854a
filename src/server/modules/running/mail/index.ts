export type { Letter } from './letter.ts'
export { mailRoutes } from './mail.routes.ts'
export { forgetMailsAbout, forgetMailsTo, postMail } from './mail.ts'
export { shopAddress } from './shop-address.ts'
