import { messages } from '../../../../shared/messages.ts'
import { resendAfter } from '../../../../shared/people/sign-in-code.ts'
import { type Route, route } from '../../../platform/http/route.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { addAddress, changeAddress, listAddresses, removeAddress } from './addresses.ts'
import { browserOf, codeCookieOf, deviceCookieOf } from './browser-cookies.ts'
import { codeLifetime } from './code-digits.ts'
import { askForCode } from './codes.ts'
import { deviceLifetime } from './devices.ts'
import * as calls from './identity.contract.ts'
import { changeProfile, createCustomer, readProfile } from './identity.ts'
import { endSession } from './sessions.ts'
import { signIn } from './sign-in.ts'

export const identityRoutes: Route[] = [
  route(calls.signIn, async (ctx, { body, headers }) => {
    const browser = browserOf(headers)
    const { answer, devices } = await signIn(ctx, body, browser)
    return withCookie(answer, deviceCookieOf(browser, devices, deviceLifetime))
  }),
  route(calls.sendSignInCode, async (ctx, { query: { email }, headers }) => {
    const token = await askForCode(ctx, email)
    return withCookie({ data: { email, seconds: resendAfter } }, codeCookieOf(browserOf(headers), token, codeLifetime))
  }),
  route(calls.createCustomer, async (ctx, { body }) => {
    try {
      return { data: await createCustomer(ctx, body) }
    } catch (error) {
      // The specification compares the whole body with this text (C9).
      if (error instanceof Refusal && error.code === 'customer.emailTaken')
        return Response.json(messages['email.notUnique'], { status: 409 })
      throw error
    }
  }),
  route(calls.signOut, async (ctx) => {
    await endSession(ctx)
    return { data: { removed: true } }
  }),
  route(calls.readSession, async (ctx) => ({
    data: await readProfile(ctx),
  })),
  route(calls.changeProfile, async (ctx, { body }) => ({ data: await changeProfile(ctx, body) })),
  route(calls.listAddresses, async (ctx) => {
    const data = await listAddresses(ctx)
    return { data, total: data.length }
  }),
  route(calls.addAddress, async (ctx, { body }) => ({ data: await addAddress(ctx, body) })),
  route(calls.changeAddress, async (ctx, { query, body }) => ({ data: await changeAddress(ctx, query.id, body) })),
  route(calls.removeAddress, async (ctx, { query }) => {
    await removeAddress(ctx, query.id)
    return { data: { removed: true } }
  }),
]

function withCookie(answer: object, cookie: string): Response {
  return Response.json(answer, { headers: { 'set-cookie': cookie, 'cache-control': 'no-store' } })
}
