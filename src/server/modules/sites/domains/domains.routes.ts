import { type Route, route } from '../../../platform/http/route.ts'
import * as calls from './domains.contract.ts'
import { addDomain, checkDomain, listDomains, preferDomain, removeDomain } from './domains.ts'

const asList = <T>(data: T[]) => ({ data, total: data.length })

export const domainRoutes: Route[] = [
  route(calls.listDomains, async (ctx) => asList(await listDomains(ctx))),
  route(calls.addDomain, async (ctx, { body }) => ({ data: await addDomain(ctx, body.host) })),
  route(calls.checkDomain, async (ctx, { params }) => asList(await checkDomain(ctx, params.host))),
  route(calls.preferDomain, async (ctx, { params }) => asList(await preferDomain(ctx, params.host))),
  route(calls.removeDomain, async (ctx, { params }) => asList(await removeDomain(ctx, params.host))),
]
