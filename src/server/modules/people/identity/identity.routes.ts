import { messages } from '../../../../shared/messages.ts'
import { resendAfter } from '../../../../shared/people/sign-in-code.ts'
import { type Route, route } from '../../../platform/http/route.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { createCustomer } from './accounts/add-user.ts'
import { addAddress, changeAddress, listAddresses, removeAddress } from './accounts/addresses.ts'
import { codeLifetime } from './codes/code-digits.ts'
import { askForCode } from './codes/codes.ts'
import * as calls from './identity.contract.ts'
import { changeProfile, readProfile } from './identity.ts'
import { askForLink, whoseLink } from './passwords/password-links.ts'
import { resetPassword, updatePassword } from './passwords/passwords.ts'
import { type Browser, browserOf, codeCookieOf, deviceCookieOf, stepCookieOf } from './signing-in/browser-cookies.ts'
import { deviceLifetime } from './signing-in/devices.ts'
import { enter } from './signing-in/entry.ts'
import { SecondStepNeeded, stepLifetime } from './signing-in/second-step.ts'
import { endOneSession, endOtherSessions, endSession, listSessions } from './signing-in/sessions.ts'
import { signIn } from './signing-in/sign-in.ts'

export const identityRoutes: Route[] = [
  route(calls.signIn, async (ctx, { body, headers }) => {
    const browser = browserOf(headers)
    return orSecondStep(browser, async () => {
      const { answer, devices } = await signIn(ctx, body, browser)
      return withCookie(answer, deviceCookieOf(browser, devices, deviceLifetime))
    })
  }),
  route(calls.sendSignInCode, async (ctx, { query: { email }, headers }) => {
    const token = await askForCode(ctx, email)
    return withCookie({ data: { email, seconds: resendAfter } }, codeCookieOf(browserOf(headers), token, codeLifetime))
  }),
  route(calls.forgotPassword, async (ctx, { query: { email } }) => {
    await askForLink(ctx, email)
    return { data: { email } }
  }),
  route(calls.verifyLink, async (ctx, { query }) => ({ data: { holds: (await whoseLink(ctx, query)) !== undefined } })),
  route(calls.resetPassword, async (ctx, { body }) => {
    await resetPassword(ctx, body)
    return { data: { email: body.email } }
  }),
  route(calls.updatePassword, async (ctx, { body, headers }) => {
    const browser = browserOf(headers)
    const devices = await updatePassword(ctx, body, browser)
    return withCookie({ data: { changed: true } }, deviceCookieOf(browser, devices, deviceLifetime))
  }),
  route(calls.createCustomer, async (ctx, { body }) => {
    try {
      return { data: await createCustomer(ctx, body) }
    } catch (error) {
      // Clients of the specification compare the whole body with this text (C9).
      if (error instanceof Refusal && error.code === 'customer.emailTaken')
        return Response.json(messages['email.notUnique'], { status: 409 })
      throw error
    }
  }),
  route(calls.signOut, async (ctx) => {
    await endSession(ctx)
    return { data: { removed: true } }
  }),
  route(calls.listSessions, async (ctx) => {
    const data = await listSessions(ctx)
    return { data, total: data.length }
  }),
  route(calls.endSession, async (ctx, { params }) => {
    await endOneSession(ctx, params.id)
    return { data: { removed: true } }
  }),
  route(calls.endOtherSessions, async (ctx) => {
    await endOtherSessions(ctx)
    return { data: { removed: true } }
  }),
  route(calls.enterSite, (ctx, { body, headers }) =>
    orSecondStep(browserOf(headers), async () => Response.json(await enter(ctx, body.token), noStore)),
  ),
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

/** Runs a sign-in. If it needs a second step, sets that step's token as a cookie. */
async function orSecondStep(browser: Browser, answer: () => Promise<Response>): Promise<Response> {
  try {
    return await answer()
  } catch (error) {
    if (!(error instanceof SecondStepNeeded)) throw error
    const cookie = stepCookieOf(browser, error.token, stepLifetime)
    return Response.json(error.body(), { status: error.status, headers: { 'set-cookie': cookie, ...noStore.headers } })
  }
}

const noStore = { headers: { 'cache-control': 'no-store' } }

function withCookie(answer: object, cookie: string): Response {
  return Response.json(answer, { headers: { 'set-cookie': cookie, 'cache-control': 'no-store' } })
}
