import { type Route, route } from '../../../platform/http/route.ts'
import { refuseFields } from '../../../platform/list-filter.ts'
import * as calls from './comments.contract.ts'
import { addComment, listComments, reportComment } from './comments.ts'
import { answerComment, blockWriter, countComments, deleteComments, listForStaff, setState } from './staff-comments.ts'

export const commentRoutes: Route[] = [
  route(calls.addComment, async (ctx, { query, body }) => ({ data: await addComment(ctx, query.blogId, body) })),
  route(calls.listComments, (ctx, { query, body }) => {
    refuseFields(body)
    return listComments(ctx, query.blogId, body)
  }),
  route(calls.reportComment, async (ctx, { params, body }) => {
    await reportComment(ctx, params.id, body.reason)
    return { data: { _id: params.id } }
  }),
  route(calls.listForStaff, (ctx, { query }) => listForStaff(ctx, query)),
  route(calls.countComments, async (ctx, { query }) => ({ data: await countComments(ctx, query) })),
  route(calls.setCommentStates, async (ctx, { body }) => ({
    data: { count: await setState(ctx, body.ids, body.state) },
  })),
  route(calls.deleteComments, async (ctx, { body }) => ({ data: { count: await deleteComments(ctx, body.ids) } })),
  route(calls.answerComment, async (ctx, { params, body }) => ({
    data: { _id: await answerComment(ctx, params.id, body.comment) },
  })),
  route(calls.blockWriter, async (ctx, { params, body }) => {
    await blockWriter(ctx, params.id, body)
    return { data: { _id: params.id } }
  }),
]
