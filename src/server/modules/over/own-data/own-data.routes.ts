import { type Route, route } from '../../../platform/http/route.ts'
import { streamOf } from '../../../platform/stream.ts'
import type { Personal } from '../../module.ts'
import { signedInUser } from '../../people/identity/index.ts'
import { collectOwnData } from './collect.ts'
import { zipOf } from './file.ts'
import { checkLink } from './link.ts'
import * as calls from './own-data.contract.ts'
import { ownDataMail } from './own-data-mail.ts'

/** @param personal the modules' personal data */
export const ownDataRoutes = (personal: Personal[]): Route[] => [
  route(calls.askForOwnData, async (ctx) => {
    const { id: userId, email } = signedInUser(ctx)
    await ownDataMail.later(ctx, { userId })
    return { data: { email } }
  }),
  route(calls.readOwnData, async (ctx, { query }) => {
    checkLink(ctx, query)
    const copy = await collectOwnData(ctx, personal)
    const headers = {
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="my-data.zip"',
      'cache-control': 'private, no-store',
    }
    return new Response(streamOf(zipOf(ctx.site, copy)), { headers })
  }),
]
