import { createHmac, randomBytes } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { type Body, type Call, escaped, openDouble, type Reply } from './double-server.ts'

export type DoubleOrder = {
  id: string
  entity: 'order'
  amount: number
  amount_paid: number
  currency: string
  receipt: string | null
  status: 'created' | 'attempted' | 'paid'
}

export type DoublePayment = {
  id: string
  entity: 'payment'
  amount: number
  currency: string
  status: 'created' | 'authorized' | 'captured' | 'failed' | 'refunded'
  /** Null for a payment by a link, which belongs to an account alone. */
  order_id: string | null
  keyId?: string
  method: 'upi'
  captured: boolean
  amount_refunded: number
}

export type DoubleRefund = {
  id: string
  entity: 'refund'
  amount: number
  currency: string
  payment_id: string
  receipt: string | null
  status: 'pending' | 'processed' | 'failed'
  speed_requested: 'normal'
}

const newId = (kind: string) => `${kind}_${randomBytes(12).toString('base64url').replace(/[-_]/g, 'x').slice(0, 14)}`
const hmac = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('hex')

/** Bodies of refusals, as Razorpay documents them. */
const refusal = (description: string, field?: string) => ({
  error: {
    code: 'BAD_REQUEST_ERROR',
    description,
    source: 'business',
    step: 'payment_initiation',
    metadata: {},
    field,
  },
})

/**
 * Razorpay's API and payment page, made after its published documentation (docs/payments.md). Without `accounts`, any key is
 * accepted: for people who try it with `npm run dev`.
 */
export async function openRazorpay({ accounts, port = 0 }: { accounts?: Map<string, string>; port?: number } = {}) {
  const orders = new Map<string, DoubleOrder & { keyId: string }>()
  const payments = new Map<string, DoublePayment>()
  const refunds = new Map<string, DoubleRefund>()
  const keys = new Map<string, { asked: string; reply: Reply }>()
  let secretOfAny = ''
  const double = await openDouble({
    port,
    fault: { error: { code: 'SERVER_ERROR', description: 'We are down.' } },
    page({ path, body }, response) {
      const isPage = path.startsWith('/v1/checkout/') || path.startsWith('/double/')
      if (isPage) sendPage(response, path, body)
      return isPage
    },
    act(call) {
      const keyId = keyOf(call)
      if (keyId === undefined) return { status: 401, reply: refusal('Authentication failed') }
      return actOnRefunds(call, keyId) ?? act(call, keyId)
    },
  })

  function keyOf({ headers }: Call): string | undefined {
    const [keyId = '', secret = ''] = Buffer.from(headers.authorization?.split(' ')[1] ?? '', 'base64')
      .toString()
      .split(':')
    if (!accounts) secretOfAny = secret
    return !accounts || accounts.get(keyId) === secret ? keyId : undefined
  }

  function act({ name: call, body }: Call, keyId: string): Reply {
    if (call === 'GET /v1/orders') return { status: 200, reply: { entity: 'collection', count: 0, items: [] } }
    if (call === 'POST /v1/orders') return makeOrder(body, keyId)
    const [, paymentId = ''] = /^GET \/v1\/payments\/(\w+)$/.exec(call) ?? []
    const payment = payments.get(paymentId)
    if (payment && keyOfPayment(payment) === keyId) return { status: 200, reply: payment }
    const [, id = ''] = /^GET \/v1\/orders\/(\w+)\/payments$/.exec(call) ?? []
    if (orders.get(id)?.keyId !== keyId) return { status: 400, reply: refusal('The id provided does not exist') }
    const items = [...payments.values()].filter(({ order_id }) => order_id === id)
    return { status: 200, reply: { entity: 'collection', count: items.length, items } }
  }

  const keyOfPayment = ({ keyId, order_id }: DoublePayment) => keyId ?? orders.get(order_id ?? '')?.keyId

  function actOnRefunds({ name, body, headers }: Call, keyId: string): Reply | undefined {
    const [, method, id = ''] = /^(\w+) \/v1\/payments\/(\w+)\/refunds?$/.exec(name) ?? []
    if (!method) return undefined
    const payment = payments.get(id)
    if (!payment || keyOfPayment(payment) !== keyId)
      return { status: 400, reply: refusal('The id provided does not exist') }
    const items = [...refunds.values()].filter(({ payment_id }) => payment_id === id)
    if (method === 'GET') return { status: 200, reply: { entity: 'collection', count: items.length, items } }
    const key = String(headers['x-refund-idempotency'] ?? newId('key'))
    const asked = JSON.stringify(body)
    const before = keys.get(key)
    if (before && before.asked !== asked) return { status: 400, reply: refusal('Different request with the same key') }
    const reply = before?.reply ?? makeRefund(payment, body)
    keys.set(key, { asked, reply })
    return reply
  }

  function makeRefund(payment: DoublePayment, { amount, receipt }: Body): Reply {
    const wanted = Number(amount ?? payment.amount)
    if (payment.status === 'refunded')
      return { status: 400, reply: refusal('The payment has been fully refunded already') }
    if (payment.status !== 'captured' || wanted > payment.amount - payment.amount_refunded)
      return { status: 400, reply: refusal('The total refund amount is greater than the refund payment amount') }
    payment.amount_refunded += wanted
    if (payment.amount_refunded === payment.amount) payment.status = 'refunded'
    const refund: DoubleRefund = {
      ...{ id: newId('rfnd'), entity: 'refund', amount: wanted, currency: payment.currency, payment_id: payment.id },
      ...{ receipt: typeof receipt === 'string' ? receipt : null, status: 'pending', speed_requested: 'normal' },
    }
    refunds.set(refund.id, refund)
    return { status: 200, reply: { ...refund } }
  }

  /** Decides a refund, as the bank does. */
  function decide(receipt: string, status: 'processed' | 'failed', amount?: number): DoubleRefund {
    const refund = [...refunds.values()].find((each) => each.receipt === receipt)
    if (!refund) throw new Error(`Razorpay's double has no refund ${receipt}`)
    const payment = payments.get(refund.payment_id)
    if (status === 'failed' && payment)
      Object.assign(payment, { amount_refunded: payment.amount_refunded - refund.amount, status: 'captured' })
    return Object.assign(refund, { status }, amount === undefined ? {} : { amount })
  }

  function makeOrder({ amount, currency, receipt }: Body, keyId: string): Reply {
    if (typeof amount !== 'number' || amount < 100)
      return { status: 400, reply: refusal('The amount must be at least INR 1.00', 'amount') }
    const order = {
      ...{ id: newId('order'), entity: 'order' as const, amount, amount_paid: 0, currency: String(currency) },
      ...{ receipt: typeof receipt === 'string' ? receipt : null, status: 'created' as const, keyId },
    }
    orders.set(order.id, order)
    return { status: 200, reply: order }
  }

  /** A payment at an order, as the customer makes it on the payment page. */
  function pay(
    orderId: string,
    given: Partial<Pick<DoublePayment, 'amount' | 'currency' | 'status'>> = {},
  ): DoublePayment {
    const order = orders.get(orderId)
    if (!order) throw new Error(`Razorpay's double has no order ${orderId}`)
    const { amount = order.amount, currency = order.currency, status = 'captured' } = given
    const payment: DoublePayment = {
      ...{ id: newId('pay'), entity: 'payment', amount, currency, status, order_id: orderId, method: 'upi' },
      ...{ captured: status === 'captured', amount_refunded: 0 },
    }
    payments.set(payment.id, payment)
    order.status = status === 'captured' ? 'paid' : 'attempted'
    return payment
  }

  /** A payment by a link of the dashboard, of one account. */
  function payLink(keyId: string, amount: number): DoublePayment {
    const payment: DoublePayment = {
      ...{ id: newId('pay'), entity: 'payment', amount, currency: 'INR', status: 'captured', order_id: null, keyId },
      ...{ method: 'upi', captured: true, amount_refunded: 0 },
    }
    payments.set(payment.id, payment)
    return payment
  }

  /** Fields that the browser brings back after a payment. */
  const returned = ({ id, order_id }: DoublePayment, secret: string) => ({
    razorpay_order_id: order_id ?? '',
    razorpay_payment_id: id,
    razorpay_signature: hmac(secret, `${order_id}|${id}`),
  })

  /** The payment page: buttons that pay, fail or leave, and a form that sends the browser back. */
  function sendPage(response: ServerResponse, path: string, body: Body): void {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    const text = (name: string) => escaped(body[name])
    if (path !== '/v1/checkout/embedded') {
      const isPaid = path === '/double/pay'
      const payment = pay(text('order_id'), { status: isPaid ? 'captured' : 'failed' })
      const keyId = keyOfPayment(payment) ?? ''
      const fields = isPaid
        ? returned(payment, accounts?.get(keyId) ?? secretOfAny)
        : { 'error[code]': 'BAD_REQUEST_ERROR', 'error[description]': 'Payment was cancelled' }
      const inputs = Object.entries(fields).map(
        ([name, value]) => `<input type="hidden" name="${name}" value="${value}">`,
      )
      return void response.end(`<form method="post" action="${text('callback_url')}">${inputs.join('')}
        <button>Back to the shop</button></form><script>document.forms[0].submit()</script>`)
    }
    const kept = ['order_id', 'callback_url'].map(
      (name) => `<input type="hidden" name="${name}" value="${text(name)}">`,
    )
    response.end(`<!doctype html><title>Razorpay's double</title><h1>${text('name')}: ${text('amount')} ${text('currency')}</h1>
      <form method="post" action="/double/pay">${kept.join('')}<button>Pay</button></form>
      <form method="post" action="/double/fail">${kept.join('')}<button>Fail</button></form>
      <a href="${text('cancel_url')}">Cancel</a>`)
  }

  return { ...double, orders, payments, refunds, pay, payLink, decide, returned, forgetKeys: () => keys.clear() }
}

/** An event as Razorpay sends it, with its signature. */
export function eventOf(event: string, thing: object, webhookSecret: string) {
  const kind = event.startsWith('refund.') ? 'refund' : 'payment'
  const text = JSON.stringify({
    ...{ entity: 'event', account_id: 'acc_BFQ7uQEaa7j2z7', event, contains: [kind] },
    payload: { [kind]: { entity: thing } },
    created_at: 1_567_674_606,
  })
  return { text, signature: hmac(webhookSecret, text) }
}
