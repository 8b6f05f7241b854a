import Stripe from 'stripe'
import type { z } from 'zod'
import type { Ctx } from '../../../../platform/context.ts'
import type { Answer } from '../answer.ts'

/** Stripe refuses a call while another one with its idempotency key is under way (409); the SDK then tries again. */
const retries = 2

/** The SDK for one call, without a request after its deadline. */
function openClient({ services: { config } }: Ctx, secret: string, deadline: AbortSignal): Stripe {
  const { hostname: host, port, protocol } = new URL(config.stripeUrl)
  const isPlain = protocol === 'http:'
  const httpClient = Stripe.createNodeHttpClient()
  const ask = httpClient.makeRequest.bind(httpClient)
  httpClient.makeRequest = (...request) => (deadline.aborted ? Promise.reject(deadline.reason) : ask(...request))
  return new Stripe(secret, {
    host,
    port: port || (isPlain ? 80 : 443),
    protocol: isPlain ? 'http' : 'https',
    httpClient,
    timeout: config.providerAnswer,
    maxNetworkRetries: retries,
    telemetry: false,
  })
}

/** Calls Stripe, and checks its answer's shape. Never logs the error itself, which holds the request. */
export async function askStripe<T>(
  ctx: Ctx,
  secret: string,
  schema: z.ZodType<T>,
  work: (client: Stripe) => Promise<unknown>,
): Promise<Answer<T>> {
  const deadline = AbortSignal.timeout(ctx.services.config.providerAnswer)
  try {
    const read = schema.safeParse(await Promise.race([work(openClient(ctx, secret, deadline)), failAt(deadline)]))
    if (read.success) return { outcome: 'answered', answer: read.data }
    ctx.log.error({ paths: read.error.issues.map(({ path }) => path.join('.')) }, 'Stripe answered in another shape')
  } catch (error) {
    const {
      statusCode: status,
      code,
      requestId,
      message = '',
    } = error instanceof Stripe.errors.StripeError ? error : {}
    ctx.log.warn({ status, code, requestId }, 'Stripe did not do as asked')
    if (status !== undefined && status < 500 && status !== 409 && status !== 429)
      return { outcome: 'refused', description: message }
  }
  return { outcome: 'unavailable' }
}

function failAt(deadline: AbortSignal): Promise<never> {
  return new Promise((_, reject) => deadline.addEventListener('abort', () => reject(deadline.reason), { once: true }))
}
