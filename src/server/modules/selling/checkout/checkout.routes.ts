import { z } from 'zod'
import { checkoutStart, order, orderPayment, paymentOption } from '../../../../shared/selling/orders.ts'
import { oneOf, type Route, route } from '../../../platform/http/route.ts'
import { offeredWays } from '../payments/index.ts'
import { askAgain, reportFailed } from './attempts.ts'
import { startCheckout } from './checkout.ts'

const options = { access: 'signed-in', group: 'Checkout' } as const
const transaction = z.uuid('Please give the transaction id.')

const choice = z.object({
  addressId: z.uuid('Please choose an address.'),
  paymentMode: z.string('Please choose a way to pay.').trim().min(1, 'Please choose a way to pay.').max(40),
})

const status = z.object({
  transactionId: z.string(),
  orderId: z.string(),
  status: orderPayment.shape.status,
  amount: z.number().int(),
})

/** `init` and `failed` change something, and yet are GETs, as specified: with a token, never cached (READING, Calls 8). */
export const checkoutRoutes: Route[] = [
  route(
    'get',
    '/api/v1/checkout/options',
    { ...options, access: 'visitor', summary: 'The ways to pay', reply: z.object({ data: z.array(paymentOption) }) },
    async (ctx) => ({
      data: offeredWays(ctx).map(({ mode, title, description }) => ({ mode, title, description })),
    }),
  ),
  route(
    'get',
    '/api/io/cart/checkout/init',
    { ...options, summary: 'Order what is in the cart; safe to repeat', query: choice, reply: oneOf(checkoutStart) },
    async (ctx, { query }) => ({ data: await startCheckout(ctx, query) }),
  ),
  route(
    'get',
    '/api/io/cart/checkout/failed',
    {
      ...options,
      summary: 'Give up an attempt to pay, unless its provider says that it is paid',
      query: z.object({ transactionId: transaction }),
      reply: oneOf(order),
    },
    async (ctx, { query }) => ({ data: await reportFailed(ctx, query.transactionId) }),
  ),
  route(
    'get',
    '/api/sandbox/status/{id}',
    {
      ...options,
      summary: 'What became of an attempt to pay; the sandbox bank is asked',
      params: z.object({ id: transaction }),
      reply: oneOf(status),
    },
    async (ctx, { params }) => {
      const { id: transactionId, orderId, status, amount } = await askAgain(ctx, params.id)
      return { data: { transactionId, orderId, status, amount } }
    },
  ),
]
