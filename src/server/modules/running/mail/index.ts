export type { Letter } from './letter.ts'
export { mailRoutes } from './mail.routes.ts'
export { postMail } from './mail.ts'
export { shopAddress } from './shop-address.ts'
