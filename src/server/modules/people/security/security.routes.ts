import { type Route, route } from '../../../platform/http/route.ts'
import { browserOf, deviceCookieOf, deviceLifetime } from '../identity/index.ts'
import { beginApp, proveApp, readSecurity, removeApp, renewRecoveryCodes } from './authenticator.ts'
import { giveSecondStep, prove } from './prove.ts'
import * as calls from './security.contract.ts'

export const securityRoutes: Route[] = [
  route(calls.giveSecondStep, async (ctx, { body, headers }) => {
    const browser = browserOf(headers)
    const { answer, devices } = await giveSecondStep(ctx, body.code, browser)
    const cookie = deviceCookieOf(browser, devices, deviceLifetime)
    return Response.json(answer, { headers: { 'set-cookie': cookie, 'cache-control': 'no-store' } })
  }),
  route(calls.prove, async (ctx, { body }) => {
    await prove(ctx, body)
    return { data: { proved: true } }
  }),
  route(calls.readSecurity, async (ctx) => ({ data: await readSecurity(ctx) })),
  route(calls.beginApp, async (ctx) => ({ data: await beginApp(ctx) })),
  route(calls.proveApp, async (ctx, { body }) => ({ data: { codes: await proveApp(ctx, body.code) } })),
  route(calls.removeApp, async (ctx) => {
    await removeApp(ctx)
    return { data: await readSecurity(ctx) }
  }),
  route(calls.renewRecoveryCodes, async (ctx) => ({ data: { codes: await renewRecoveryCodes(ctx) } })),
]
