export { answerTlsAsk } from './ask.ts'
export { domainRoutes } from './domains.routes.ts'
