import { resendAfter } from '../../../../shared/people/sign-in-code.ts'
import { type Route, route } from '../../../platform/http/route.ts'
import type { Personal } from '../../module.ts'
import { browserOf, deviceCookieOf, deviceLifetime } from '../identity/index.ts'
import * as calls from './own-email.contract.ts'
import { askForEmailCode, giveEmailCode } from './own-email.ts'
import { readOwnEmail } from './whose.ts'

/** @param personal the modules' personal data */
export const ownEmailRoutes = (personal: Personal[]): Route[] => [
  route(calls.readOwnEmail, async (ctx) => ({ data: await readOwnEmail(ctx) })),
  route(calls.askForEmailCode, async (ctx, { body }) => {
    await askForEmailCode(ctx, body)
    return { data: { email: body.email, seconds: resendAfter } }
  }),
  route(calls.giveEmailCode, async (ctx, { body, headers }) => {
    const browser = browserOf(headers)
    const { own, devices } = await giveEmailCode(ctx, body.otp, browser, personal)
    const cookie = devices && deviceCookieOf(browser, devices, deviceLifetime)
    const kept = { 'cache-control': 'no-store', ...(cookie ? { 'set-cookie': cookie } : {}) }
    return Response.json({ data: own }, { headers: kept })
  }),
]
