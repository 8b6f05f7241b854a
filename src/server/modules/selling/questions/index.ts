export { readAnswered } from './questions.ts'
