import { createHmac, randomBytes } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { type Body, type Call, escaped, openDouble, type Reply } from './double-server.ts'

export type DoubleSession = {
  id: string
  object: 'checkout.session'
  status: 'open' | 'complete' | 'expired'
  payment_status: 'paid' | 'unpaid'
  amount_total: number
  currency: string
  client_reference_id: string
  metadata: Record<string, string>
  success_url: string
  cancel_url: string
  expires_at: number
  livemode: boolean
  payment_intent: string | { id: string; status: string } | null
  url: string | null
}

export type DoubleRefund = {
  id: string
  object: 'refund'
  amount: number
  currency: string
  payment_intent: string
  status: 'pending' | 'succeeded' | 'failed'
  failure_reason?: string
  metadata: Record<string, string>
}

const newId = (kind: string) => `${kind}_${randomBytes(24).toString('hex')}`
const hmac = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('hex')

/** Bodies of refusals, as Stripe documents them. */
const refusal = (status: number, type: string, code: string, message: string): Reply => ({
  status,
  reply: { error: { type, code, message } },
})

type Options = { accounts?: Set<string>; port?: number; now?: () => Date }

/**
 * Stripe's API and payment page, made after its published documentation (docs/payments.md). Without `accounts`, any key is
 * accepted: for people who try it with `npm run dev`.
 */
export async function openStripe({ accounts, port = 0, now = () => new Date() }: Options = {}) {
  const sessions = new Map<string, DoubleSession & { secret: string }>()
  const made = new Map<string, { asked: string; reply: Reply }>()
  const refunds = new Map<string, DoubleRefund>()
  const underWay = new Set<string>()
  const double = await openDouble({
    port,
    fault: { error: { type: 'api_error', message: 'We are down.' } },
    page({ name, path }, response) {
      const isPage = path.startsWith('/c/pay/')
      if (isPage) sendPage(response, name, path)
      return isPage
    },
    first({ headers }, response) {
      const key = headers['idempotency-key']
      if (typeof key !== 'string') return undefined
      if (underWay.has(key)) return refusal(409, 'idempotency_error', 'idempotency_key_in_use', 'In progress.')
      underWay.add(key)
      response.once('close', () => underWay.delete(key))
      return undefined
    },
    act,
  })

  function act(call: Call): Reply {
    const secret = call.headers.authorization?.split(' ')[1] ?? ''
    if (accounts && !accounts.has(secret))
      return refusal(401, 'invalid_request_error', 'api_key_invalid', 'Invalid API Key provided')
    if (call.name === 'GET /v1/checkout/sessions') return { status: 200, reply: { object: 'list', data: [] } }
    if (call.name === 'POST /v1/checkout/sessions') return makeOnce(call, secret, makeSession)
    if (call.name === 'POST /v1/refunds') return makeOnce(call, secret, makeRefund)
    if (call.name === 'GET /v1/refunds') {
      const data = [...refunds.values()].filter(
        ({ payment_intent }) => payment_intent === call.query.get('payment_intent'),
      )
      return { status: 200, reply: { object: 'list', data } }
    }
    const [, id = ''] = /^GET \/v1\/checkout\/sessions\/(\w+)$/.exec(call.name) ?? []
    const found = sessions.get(id)
    if (found?.secret !== secret) return refusal(404, 'invalid_request_error', 'resource_missing', 'No such session')
    return { status: 200, reply: call.query.has('expand[0]') ? found : { ...found, payment_intent: intentOf(found) } }
  }

  /** Repeats the reply to an idempotency key. */
  function makeOnce({ body, headers }: Call, secret: string, make: (body: Body, secret: string) => Reply): Reply {
    const key = `${secret} ${headers['idempotency-key']}`
    const before = made.get(key)
    const asked = JSON.stringify(body)
    if (before && before.asked !== asked)
      return refusal(400, 'idempotency_error', 'idempotency_error', 'The parameters differ')
    const reply = before?.reply ?? make(body, secret)
    made.set(key, { asked, reply })
    return reply
  }

  function makeSession(body: Body, secret: string): Reply {
    const price = 'line_items[0][price_data]'
    const amount = Number(body[`${price}[unit_amount]`])
    const expires = Number(body.expires_at)
    const minutes = (expires * 1_000 - now().getTime()) / 60_000
    if (!body[`${price}[product_data][name]`] || body.mode !== 'payment' || !(amount >= 1))
      return refusal(400, 'invalid_request_error', 'parameter_missing', 'Missing required param')
    if (!(minutes >= 30 && minutes <= 24 * 60))
      return refusal(400, 'invalid_request_error', 'invalid', 'expires_at must be in 30 minutes to 24 hours')
    const id = newId(/_live_/.test(secret) ? 'cs_live' : 'cs_test')
    const session: DoubleSession = {
      ...{ id, object: 'checkout.session', status: 'open', payment_status: 'unpaid', amount_total: amount },
      ...{ currency: String(body[`${price}[currency]`]), client_reference_id: String(body.client_reference_id) },
      ...{ success_url: String(body.success_url), cancel_url: String(body.cancel_url), expires_at: expires },
      metadata: { attempt: String(body['metadata[attempt]']), site: String(body['metadata[site]']) },
      ...{ livemode: id.startsWith('cs_live'), payment_intent: null, url: `${double.url}/c/pay/${id}` },
    }
    sessions.set(id, { ...session, secret })
    return { status: 200, reply: session }
  }

  const intentOf = ({ payment_intent: intent }: DoubleSession) =>
    typeof intent === 'object' ? (intent?.id ?? null) : intent

  function makeRefund(body: Body, secret: string): Reply {
    const intent = String(body.payment_intent)
    const session = [...sessions.values()].find((each) => intentOf(each) === intent && each.secret === secret)
    if (!session) return refusal(404, 'invalid_request_error', 'resource_missing', 'No such payment_intent')
    const taken = [...refunds.values()].filter((each) => each.payment_intent === intent && each.status !== 'failed')
    const left = taken.reduce((left, { amount }) => left - amount, session.amount_total)
    const amount = Number(body.amount)
    if (left === 0)
      return refusal(400, 'invalid_request_error', 'charge_already_refunded', 'The charge has already been refunded.')
    if (amount > left)
      return refusal(
        400,
        'invalid_request_error',
        'amount_too_large',
        'Refund amount is greater than unrefunded amount',
      )
    const refund: DoubleRefund = {
      ...{ id: newId('re'), object: 'refund', amount, currency: session.currency, payment_intent: intent },
      ...{ status: 'pending', metadata: { refund: String(body['metadata[refund]']) } },
    }
    refunds.set(refund.id, refund)
    return { status: 200, reply: { ...refund } }
  }

  /** Decides a refund, as the bank does. */
  function decide(id: string, to: Partial<DoubleRefund>): DoubleRefund {
    const refund = [...refunds.values()].find(({ metadata }) => metadata.refund === id)
    if (!refund) throw new Error(`Stripe's double has no refund ${id}`)
    return Object.assign(refund, to)
  }

  /** Changes a session as its customer or time does. */
  function change(id: string, to: Partial<DoubleSession>): DoubleSession {
    const session = sessions.get(id)
    if (!session) throw new Error(`Stripe's double has no session ${id}`)
    Object.assign(session, to)
    const { secret: _, ...shown } = session
    return shown
  }

  const intent = (status: string) => ({ id: newId('pi'), status })
  /** Paid by card. */
  const pay = (id: string, to: Partial<DoubleSession> = {}) =>
    change(id, { status: 'complete', payment_status: 'paid', payment_intent: intent('succeeded'), ...to })
  /** Handed in at a bank, which decides later. */
  const handIn = (id: string) => change(id, { status: 'complete', payment_intent: intent('processing') })
  /** Refused by the bank, after it was handed in. */
  const refuse = (id: string) => change(id, { status: 'complete', payment_intent: intent('requires_payment_method') })
  const expire = (id: string) => change(id, { status: 'expired', url: null })

  /** The payment page: buttons that pay or leave. */
  function sendPage(response: ServerResponse, name: string, path: string): void {
    const session = sessions.get(path.split('/')[3] ?? '')
    if (!session) return void response.writeHead(404).end()
    if (name.startsWith('POST ')) {
      pay(session.id)
      return void response.writeHead(303, { location: session.success_url }).end()
    }
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(`<!doctype html><title>Stripe's double</title><h1>${session.amount_total} ${escaped(session.currency)}</h1>
      <form method="post"><button>Pay</button></form><a href="${escaped(session.cancel_url)}">Back</a>`)
  }

  return { ...double, sessions, refunds, pay, handIn, refuse, expire, decide, forgetKeys: () => made.clear() }
}

/** An event as Stripe sends it, with its signature. */
export function eventOf(type: string, session: { payment_intent?: unknown }, webhookSecret: string, now = new Date()) {
  const isNamed = typeof session.payment_intent === 'string' || !Object.hasOwn(session, 'payment_intent')
  const told = type.startsWith('checkout.') && !isNamed ? { ...session, payment_intent: 'pi_1' } : session
  const text = JSON.stringify({ id: newId('evt'), object: 'event', type, data: { object: told } })
  const time = Math.floor(now.getTime() / 1_000)
  return { text, signature: `t=${time},v1=${hmac(webhookSecret, `${time}.${text}`)},v0=${'0'.repeat(64)}` }
}
