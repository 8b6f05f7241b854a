import { type Route, route } from '../../../platform/http/route.ts'
import type { ServerKinds } from '../../kind.ts'
import { postFindings } from './findings/find.ts'
import { listPostFindings } from './post-drafts.contract.ts'

/** @param kinds what links may lead to */
export const postFindingRoutes = (kinds: ServerKinds): Route[] => [
  route(listPostFindings, (ctx, { params, body }) => postFindings(ctx, kinds, params.of, body.content)),
]
