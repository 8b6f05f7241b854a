export { questionJobs } from './answer-mail.ts'
export { questionRoutes } from './questions.routes.ts'
export { forgetQuestions, listQuestions, questionsOf } from './questions.ts'
export { countUnanswered } from './staff-questions.ts'
