import { createHash, randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { type Body, type Call, openDouble, type Reply } from './double-server.ts'

/** Keys of an account that the double knows, by client ID. */
type Client = { secret: string; version: string; mode: 'test' | 'live' }

export type DoubleOrder = {
  orderId: string
  merchantOrderId: string
  keyId: string
  amount: number
  expireAfter: number
  redirectUrl: string
  state: 'PENDING' | 'COMPLETED' | 'FAILED'
  /** State of the latest try; undefined before the first. */
  tried?: 'PENDING' | 'COMPLETED' | 'FAILED'
}

export type DoubleRefund = {
  merchantRefundId: string
  originalMerchantOrderId: string
  refundId: string
  amount: number
  state: 'PENDING' | 'CONFIRMED' | 'COMPLETED' | 'FAILED'
  errorCode?: string
}

const refusal = (status: number, code: string): Reply => ({
  status,
  reply: { code, message: 'The request is refused.' },
})

type Options = { clients?: Map<string, Client>; now?: () => Date }

/**
 * PhonePe's API and payment page, made after its published documentation (docs/payments.md). Without `clients`, any key is
 * accepted: for people who try it with `npm run dev`.
 */
export async function openPhonepe({ clients, now = () => new Date() }: Options = {}) {
  const orders = new Map<string, DoubleOrder>()
  const refunds = new Map<string, DoubleRefund>()
  const tokens = new Map<string, { keyId: string; mode: 'test' | 'live' }>()
  const double = await openDouble({
    port: 0,
    fault: { code: 'INTERNAL_SERVER_ERROR', message: 'We are down.' },
    page({ path, body }, response) {
      const isPage = path.startsWith('/page/')
      if (isPage) sendPage(response, path, body)
      return isPage
    },
    act,
  })

  function act({ name, body, headers }: Call): Reply {
    const [, method, isTest, path = ''] = /^(\w+) \/apis\/(?:(pg-sandbox)|identity-manager|pg)(\/.*)$/.exec(name) ?? []
    const mode = isTest ? 'test' : 'live'
    const call = `${method} ${path}`
    if (call === 'POST /v1/oauth/token') return makeToken(mode, body)
    const token = tokens.get(headers.authorization?.replace(/^O-Bearer /, '') ?? '')
    if (token?.mode !== mode) return refusal(401, 'AUTHORIZATION_FAILED')
    if (call === 'POST /checkout/v2/pay') return makeOrder(token.keyId, body)
    if (call === 'POST /payments/v2/refund') return makeRefund(token.keyId, body)
    const [, refundId] = /^GET \/payments\/v2\/refund\/([\w-]{1,63})\/status$/.exec(call) ?? []
    if (refundId) {
      const refund = refunds.get(refundId)
      const isOwn = orders.get(refund?.originalMerchantOrderId ?? '')?.keyId === token.keyId
      return refund && isOwn ? { status: 200, reply: { ...refund } } : refusal(400, 'REFUND_NOT_FOUND')
    }
    const [, id = ''] = /^GET \/checkout\/v2\/order\/([\w-]{1,63})\/status$/.exec(call) ?? []
    const order = orders.get(id)
    if (order?.keyId !== token.keyId) return refusal(400, 'INVALID_MERCHANT_ORDER_ID')
    const { orderId, state, amount, tried } = order
    const paymentDetails = tried ? [{ transactionId: `OM${orderId}`, paymentMode: 'UPI_QR', amount, state: tried }] : []
    return { status: 200, reply: { orderId, state, amount, expireAt: Date.now() + 600_000, paymentDetails } }
  }

  function makeToken(mode: 'test' | 'live', body: Body): Reply {
    const keyId = String(body.client_id)
    const client = clients?.get(keyId)
    const isKnown =
      client?.mode === mode && client.secret === body.client_secret && client.version === body.client_version
    if (body.grant_type !== 'client_credentials' || (clients && !isKnown)) return refusal(401, 'INVALID_CLIENT')
    const token = randomUUID()
    tokens.set(token, { keyId, mode })
    const issued = Math.floor(now().getTime() / 1_000)
    const times = { expires_in: 3_600, issued_at: issued, expires_at: issued + 3_600 }
    return { status: 200, reply: { access_token: token, token_type: 'O-Bearer', ...times } }
  }

  function makeOrder(keyId: string, body: Body): Reply {
    const { merchantOrderId, amount, expireAfter, paymentFlow } = body
    const isRight =
      /^[\w-]{1,63}$/.test(String(merchantOrderId)) &&
      Number.isInteger(amount) &&
      Number(amount) >= 100 &&
      Number(expireAfter) >= 300 &&
      Number(expireAfter) <= 3_600
    if (!isRight) return refusal(400, 'BAD_REQUEST')
    const { redirectUrl } = (paymentFlow as { merchantUrls: { redirectUrl: string } }).merchantUrls
    const order = orders.get(String(merchantOrderId)) ?? {
      ...{ orderId: `OMO${orders.size}${Date.now()}`, merchantOrderId: String(merchantOrderId), keyId, redirectUrl },
      ...{ amount: Number(amount), expireAfter: Number(expireAfter), state: 'PENDING' as const },
    }
    orders.set(order.merchantOrderId, order)
    const { orderId, state } = order
    const page = `${double.url}/page/${order.merchantOrderId}`
    return { status: 200, reply: { orderId, state, expireAt: Date.now() + 600_000, redirectUrl: page } }
  }

  function makeRefund(keyId: string, { merchantRefundId, originalMerchantOrderId, amount }: Body): Reply {
    const order = orders.get(String(originalMerchantOrderId))
    const id = String(merchantRefundId)
    const wanted = Number(amount)
    if (order?.keyId !== keyId || order.state !== 'COMPLETED') return refusal(400, 'INVALID_MERCHANT_ORDER_ID')
    if (refunds.has(id)) return refusal(417, 'DUPLICATE_REFUND_REQUEST')
    const taken = [...refunds.values()].filter((each) => each.originalMerchantOrderId === order.merchantOrderId)
    const left = taken.reduce((left, { amount, state }) => left - (state === 'FAILED' ? 0 : amount), order.amount)
    if (!/^[\w-]{1,63}$/.test(id) || !(wanted >= 100) || wanted > left) return refusal(400, 'INVALID_REFUND_AMOUNT')
    const refund: DoubleRefund = {
      ...{ merchantRefundId: id, originalMerchantOrderId: order.merchantOrderId, refundId: `OMR${refunds.size}` },
      ...{ amount: wanted, state: 'PENDING' },
    }
    refunds.set(id, refund)
    return { status: 200, reply: { refundId: refund.refundId, amount: wanted, state: 'PENDING' } }
  }

  /** Decides a refund, as the bank does. */
  function decide(id: string, to: Partial<DoubleRefund>): DoubleRefund {
    const refund = refunds.get(id)
    if (!refund) throw new Error(`PhonePe's double has no refund ${id}`)
    return Object.assign(refund, to)
  }

  /** A try at an order, as the customer makes it on the payment page. */
  function pay(id: string, given: Partial<Pick<DoubleOrder, 'state' | 'tried' | 'amount'>> = {}): DoubleOrder {
    const order = orders.get(id)
    if (!order) throw new Error(`PhonePe's double has no order ${id}`)
    const { state = 'COMPLETED' } = given
    return Object.assign(order, { state, tried: state, ...given })
  }

  /** The payment page: buttons that pay, fail or leave. */
  function sendPage(response: ServerResponse, path: string, { state }: Body): void {
    const id = path.split('/')[2] ?? ''
    if (state === 'COMPLETED' || state === 'FAILED') pay(id, { state })
    const order = orders.get(id)
    if (state || !order) {
      response.writeHead(order ? 303 : 404, order && { location: order.redirectUrl })
      return void response.end()
    }
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(`<!doctype html><title>PhonePe's double</title><h1>${order.amount} paise</h1><form method="post">
      <button name="state" value="COMPLETED">Pay</button><button name="state" value="FAILED">Fail</button>
      <button name="state" value="LEFT">Leave</button></form>`)
  }

  return {
    ...double,
    live: `${double.url}/apis`,
    test: `${double.url}/apis/pg-sandbox`,
    orders,
    refunds,
    pay,
    decide,
    /** Ends every token before its time. */
    dropTokens: () => tokens.clear(),
  }
}

/** An event as PhonePe sends it, with its header. */
export function phonepeEvent(event: string, order: object, user: string, password: string) {
  const authorization = createHash('sha256').update(`${user}:${password}`).digest('hex')
  return { text: JSON.stringify({ event, payload: order }), authorization }
}
