import { resendAfter } from '../../../../shared/people/sign-in-code.ts'
import { type Route, route } from '../../../platform/http/route.ts'
import { browserOf, codeCookieOf, codeLifetime } from '../../people/identity/index.ts'
import * as calls from './sign-up.contract.ts'
import { askForSignUpCode, signUp } from './sign-up.ts'

export const signUpRoutes: Route[] = [
  route(calls.sendSignUpCode, async (ctx, { query: { email }, headers }) => {
    const token = await askForSignUpCode(ctx, email)
    const cookie = codeCookieOf(browserOf(headers), token, codeLifetime)
    const answer = { data: { email, seconds: resendAfter } }
    return Response.json(answer, { headers: { 'set-cookie': cookie, 'cache-control': 'no-store' } })
  }),
  route(calls.signUp, (ctx, { body, headers }) => signUp(ctx, body, browserOf(headers))),
]
