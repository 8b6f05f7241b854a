export { listQuestions } from './questions.ts'
