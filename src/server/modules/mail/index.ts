export { postMail } from './mail.ts'
