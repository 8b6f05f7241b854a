import { type Route, route } from '../../../platform/http/route.ts'
import * as calls from './questions.contract.ts'
import { askQuestion, listQuestions } from './questions.ts'
import { answerQuestion, countQuestions, deleteQuestion, hideQuestion, listForStaff } from './staff-questions.ts'

export const questionRoutes: Route[] = [
  route(calls.askQuestion, async (ctx, { params, body }) => ({
    data: { _id: await askQuestion(ctx, params.id, body.question) },
  })),
  route(calls.listQuestions, (ctx, { params, query }) => listQuestions(ctx, params.id, query)),
  route(calls.listForStaff, (ctx, { query }) => listForStaff(ctx, query)),
  route(calls.countQuestions, async (ctx, { query }) => ({ data: await countQuestions(ctx, query) })),
  route(calls.answerQuestion, async (ctx, { params, body }) => {
    await answerQuestion(ctx, params.id, body)
    return { data: { _id: params.id } }
  }),
  route(calls.hideQuestion, async (ctx, { params, body }) => {
    await hideQuestion(ctx, params.id, body.hidden)
    return { data: { _id: params.id } }
  }),
  route(calls.deleteQuestion, async (ctx, { params }) => {
    await deleteQuestion(ctx, params.id)
    return { data: { _id: params.id } }
  }),
]
