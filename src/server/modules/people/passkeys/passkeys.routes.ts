import type { Ctx } from '../../../platform/context.ts'
import { type Route, route } from '../../../platform/http/route.ts'
import { type Browser, browserOf, deviceCookieOf, deviceLifetime, passkeyCookieOf } from '../identity/index.ts'
import { challengeLifetime } from './challenges.ts'
import * as calls from './passkeys.contract.ts'
import {
  addPasskey,
  askForPasskey,
  beginPasskey,
  listPasskeys,
  proveByPasskey,
  removePasskey,
  signInByPasskey,
} from './passkeys.ts'

async function listed(ctx: Ctx) {
  const data = await listPasskeys(ctx)
  return { data, total: data.length }
}

export const passkeyRoutes: Route[] = [
  route(calls.listPasskeys, listed),
  route(calls.beginPasskey, async (ctx, { headers }) => asked(browserOf(headers), await beginPasskey(ctx))),
  route(calls.addPasskey, async (ctx, { body, headers }) => {
    await addPasskey(ctx, body, browserOf(headers))
    return listed(ctx)
  }),
  route(calls.removePasskey, async (ctx, { params }) => {
    await removePasskey(ctx, params.id)
    return listed(ctx)
  }),
  route(calls.askForPasskey, async (ctx, { headers }) => asked(browserOf(headers), await askForPasskey(ctx))),
  route(calls.signInByPasskey, async (ctx, { body, headers }) => {
    const browser = browserOf(headers)
    const { answer, devices } = await signInByPasskey(ctx, body.response, browser)
    return withCookie(answer, deviceCookieOf(browser, devices, deviceLifetime))
  }),
  route(calls.proveByPasskey, async (ctx, { body, headers }) => {
    await proveByPasskey(ctx, body.response, browserOf(headers))
    return { data: { proved: true } }
  }),
]

function asked(browser: Browser, { token, options }: { token: string; options: object }): Response {
  return withCookie({ data: options }, passkeyCookieOf(browser, token, challengeLifetime))
}

function withCookie(answer: object, cookie: string): Response {
  return Response.json(answer, { headers: { 'set-cookie': cookie, 'cache-control': 'no-store' } })
}
