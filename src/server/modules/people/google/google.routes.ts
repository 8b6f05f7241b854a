import { type Route, route } from '../../../platform/http/route.ts'
import { browserOf, deviceCookieOf, deviceLifetime, signedInUser } from '../identity/index.ts'
import * as calls from './google.contract.ts'
import { connectGoogle, forgetGoogle, readConnection, signInByGoogle, signUpByGoogle } from './google.ts'
import { beginIn, forgetNonce } from './nonce.ts'

export const googleRoutes: Route[] = [
  route(calls.beginGoogle, async (ctx, { headers }) => {
    const { nonce, cookie } = beginIn(ctx, headers)
    return withCookies({ data: { nonce } }, cookie)
  }),
  route(calls.signInByGoogle, async (ctx, { body, headers }) => {
    const { answer, devices } = await signInByGoogle(ctx, body.idToken, headers)
    return withCookies(answer, deviceCookieOf(browserOf(headers), devices, deviceLifetime), forgetNonce(headers))
  }),
  route(calls.signUpByGoogle, async (ctx, { body, headers }) =>
    withCookies({ data: await signUpByGoogle(ctx, body.idToken, headers) }, forgetNonce(headers)),
  ),
  route(calls.readGoogle, async (ctx) => ({ data: await readConnection(ctx) })),
  route(calls.disconnectGoogle, async (ctx) => {
    await forgetGoogle(ctx, signedInUser(ctx).id)
    return { data: { connected: null } }
  }),
  route(calls.connectGoogle, async (ctx, { body, headers }) => {
    const { answer, devices } = await connectGoogle(ctx, body, headers)
    return withCookies(answer, deviceCookieOf(browserOf(headers), devices, deviceLifetime), forgetNonce(headers))
  }),
]

function withCookies(answer: object, ...cookies: string[]): Response {
  const headers = new Headers({ 'cache-control': 'no-store' })
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return Response.json(answer, { headers })
}
