import { type Route, route } from '../../../platform/http/route.ts'
import * as calls from './consents.contract.ts'
import { changeMailConsent, changeNewsletterConsent, readConsents } from './consents.ts'

export const consentRoutes: Route[] = [
  route(calls.readConsents, async (ctx) => ({ data: await readConsents(ctx) })),
  route(calls.changeNewsletterConsent, async (ctx, { body }) => {
    await changeNewsletterConsent(ctx, body.wanted)
    return { data: await readConsents(ctx) }
  }),
  route(calls.changeMailConsent, async (ctx, { body }) => {
    await changeMailConsent(ctx, body.kind, body.wanted)
    return { data: await readConsents(ctx) }
  }),
]
