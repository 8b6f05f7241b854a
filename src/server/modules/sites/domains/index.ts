export { answerTlsAsk } from './ask.ts'
