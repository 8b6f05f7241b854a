import { type Route, route } from '../../../platform/http/route.ts'
import * as calls from './comments.contract.ts'
import { addComment, listComments } from './comments.ts'

export const commentRoutes: Route[] = [
  route(calls.addComment, async (ctx, { query, body }) => ({ data: await addComment(ctx, query.blogId, body) })),
  route(calls.listComments, (ctx, { query, body }) => listComments(ctx, query.blogId, body)),
]
