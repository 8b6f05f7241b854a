import { z } from 'zod'
import { contract, oneOf } from '../../../../shared/api/contract.ts'
import { named } from '../../../../shared/api/named.ts'
import { messages } from '../../../../shared/messages.ts'
import { organisation, organisationEmail } from '../../../../shared/people/organisation.ts'
import { browserHeaders } from '../../people/identity/identity.contract.ts'

const door = { access: 'visitor', group: 'Sign-up' } as const

export const sendSignUpCode = contract('get', '/public/customer/signup/send-otp', {
  ...door,
  summary:
    "Mail a code that proves an address to begin a site with; it is good in the browser, or on the machine, that asks (platform's host)",
  headers: browserHeaders,
  query: z.object({ email: z.string(messages['email.invalid.signup']).pipe(organisationEmail) }),
  reply: oneOf(z.object({ email: z.string(), /** Until a resend, s. */ seconds: z.number().int() })),
  limit: { name: 'send-sign-up-otp', points: 3, seconds: 3600 },
})

export const signUp = contract('post', '/public/customer/signup', {
  ...door,
  summary: "Begin a site and become its owner (platform's host)",
  headers: browserHeaders,
  body: organisation,
  reply: z.object({
    meta: z.object({ /** The new site's host. */ domain: z.string() }),
    /** Opens `/admin/first/login?token=` on that host once, within 10 minutes. */
    loginToken: z.string(),
    msg: z.string().optional(),
  }),
  limit: { name: 'organisation', points: 10, seconds: 3600 },
  refusals: ['organisation.code', 'organisation.known', 'organisation.many', 'password.common'],
})

named({ organisation })
