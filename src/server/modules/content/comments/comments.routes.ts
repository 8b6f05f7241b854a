import { type Route, route } from '../../../platform/http/route.ts'
import * as calls from './comments.contract.ts'
import { addComment, listComments } from './comments.ts'
import { changeState, deleteComment, listForStaff } from './staff-comments.ts'

export const commentRoutes: Route[] = [
  route(calls.addComment, async (ctx, { query, body }) => ({ data: await addComment(ctx, query.blogId, body) })),
  route(calls.listComments, (ctx, { query, body }) => listComments(ctx, query.blogId, body)),
  route(calls.listForStaff, (ctx, { query }) => listForStaff(ctx, query)),
  route(calls.changeState, async (ctx, { params, body }) => {
    await changeState(ctx, params.id, body.state)
    return { data: { _id: params.id } }
  }),
  route(calls.deleteComment, async (ctx, { params }) => {
    await deleteComment(ctx, params.id)
    return { data: { _id: params.id } }
  }),
]
