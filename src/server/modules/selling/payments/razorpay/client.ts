import Razorpay from 'razorpay'
import { z } from 'zod'
import type { Ctx } from '../../../../platform/context.ts'
import type { Answer } from '../answer.ts'
import type { Keys } from '../provider.ts'

/** The SDK's HTTP client (axios), which its types leave out. */
type Http = { rq: { defaults: Defaults } }

type Defaults = {
  baseURL: string
  signal: AbortSignal
  adapter: string
  maxContentLength: number
  headers: { common: Record<string, string> }
}

const mostBytes = 1024 * 1024

/** The SDK for one call: it would wait forever, knows only Razorpay's own host and drops headers, so all are set on its HTTP client. */
function openClient({ services: { config } }: Ctx, { keyId, secret }: Keys, headers: Record<string, string>): Razorpay {
  const client = new Razorpay({ key_id: keyId, key_secret: secret })
  const { rq } = client.api as Razorpay['api'] & Http
  rq.defaults.baseURL = config.razorpayUrl
  rq.defaults.signal = AbortSignal.timeout(config.providerAnswer)
  rq.defaults.adapter = 'http'
  rq.defaults.maxContentLength = mostBytes
  Object.assign(rq.defaults.headers.common, headers)
  return client
}

/** The SDK rejects with this where Razorpay answered, and with a bare error where it did not. */
const fault = z.object({
  statusCode: z.number(),
  error: z.object({ code: z.string(), description: z.string() }).partial().optional(),
})

/** Calls Razorpay, and checks its answer's shape. Never logs the error itself, which holds the keys. */
export async function askRazorpay<T>(
  ctx: Ctx,
  keys: Keys,
  schema: z.ZodType<T>,
  work: (client: Razorpay) => Promise<unknown>,
  headers: Record<string, string> = {},
): Promise<Answer<T>> {
  try {
    const read = schema.safeParse(await work(openClient(ctx, keys, headers)))
    if (read.success) return { outcome: 'answered', answer: read.data }
    ctx.log.error({ paths: read.error.issues.map(({ path }) => path.join('.')) }, 'Razorpay answered in another shape')
  } catch (error) {
    const { success, data } = fault.safeParse(error)
    const { code = '', description = '' } = data?.error ?? {}
    ctx.log.warn({ status: data?.statusCode, code, description }, 'Razorpay did not do as asked')
    // 409: the same call is under way.
    if (success && data.statusCode < 500 && ![409, 429].includes(data.statusCode))
      return { outcome: 'refused', description }
  }
  return { outcome: 'unavailable' }
}
