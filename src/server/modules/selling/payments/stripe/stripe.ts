import { z } from 'zod'
import { inLanguage } from '../../../../../shared/sites/languages.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { shownQuery } from '../payment-page.contract.ts'
import { type Account, noAnswer, type Service, type Standing } from '../provider.ts'
import { askStripe } from './client.ts'
import { refund, refundStatus } from './refunds.ts'
import { readSession, session } from './session.ts'

const opened = z.object({ id: session.shape.id, url: z.url({ protocol: /^https?$/ }) })
const anything = z.object({ data: z.array(z.unknown()) })

/** Secret and restricted keys. */
const keyForm = /^((?:sk|rk)_(?:test|live)_)\w*(\w{4})$/

/** Stripe, by Checkout Sessions and its hosted page. Our payment is a session. */
export const stripe: Service = {
  keyIdOf: (secret) => secret.replace(keyForm, '$1…$2'),
  modeOf: (keyId) => /^(?:sk|rk)_(test|live)_/.exec(keyId)?.[1] as 'test' | 'live' | undefined,
  async check(ctx, { secret, webhookSecret }) {
    if (!keyForm.test(secret)) return { outcome: 'refused', field: 'secret' }
    if (!webhookSecret.startsWith('whsec_')) return { outcome: 'refused', field: 'webhookSecret' }
    const asked = await askStripe(ctx, secret, anything, (client) => client.checkout.sessions.list({ limit: 1 }))
    if (asked.outcome === 'refused') return { outcome: 'refused', field: 'secret' }
    return { outcome: asked.outcome === 'answered' ? 'accepted' : 'unavailable' }
  },
  async start(ctx, { secret }, { id, amount, currency, description, returnPath, expiresAt }) {
    const page = `/payment/stripe/${id}/return${shownQuery(returnPath)}`
    const back = `${ctx.site.origin}${inLanguage(page, ctx.site.language)}`
    const price = { currency: currency.toLowerCase(), unit_amount: amount, product_data: { name: description } }
    const metadata = { attempt: id, site: String(ctx.site.id) }
    const made = await askStripe(ctx, secret, opened, (client) =>
      client.checkout.sessions.create(
        {
          mode: 'payment',
          line_items: [{ quantity: 1, price_data: price }],
          client_reference_id: id,
          metadata,
          payment_intent_data: { description, metadata },
          success_url: back,
          cancel_url: back,
          expires_at: Math.floor(withinBounds(ctx, expiresAt) / 1000),
        },
        { idempotencyKey: id },
      ),
    )
    if (made.outcome !== 'answered') return made
    return { outcome: 'started', providerPaymentId: made.answer.id, redirect: made.answer.url }
  },
  status: async (ctx, account, sessionId) => (await askSession(ctx, account, sessionId)) ?? noAnswer,
  refund,
  refundStatus,
}

const minute = 60_000

/** Stripe keeps a session open for 30 minutes to 24 hours; a minute is left for the call and for clocks that differ. */
function withinBounds(ctx: Ctx, expiresAt: Date): number {
  const now = ctx.now().getTime()
  return Math.min(Math.max(expiresAt.getTime(), now + 31 * minute), now + (24 * 60 - 1) * minute)
}

/** How a session stands; one that is still open was left. @returns undefined where Stripe does not answer */
export async function askSession(ctx: Ctx, { secret }: Account, id: string): Promise<Standing | undefined> {
  const asked = await askStripe(ctx, secret, session, (client) =>
    client.checkout.sessions.retrieve(id, { expand: ['payment_intent'] }),
  )
  if (asked.outcome !== 'answered') return undefined
  return { ...readSession(asked.answer), isUnderWay: asked.answer.status !== 'open' }
}
