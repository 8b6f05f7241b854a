import type { Route } from '../../../platform/http/route.ts'
import { phonepeRoutes } from './phonepe/phonepe.routes.ts'
import type { Settle } from './provider.ts'
import { razorpayRoutes } from './razorpay/razorpay.routes.ts'
import { sandboxRoutes } from './sandbox/sandbox.routes.ts'
import { stripeRoutes } from './stripe/stripe.routes.ts'

/** Pages and webhooks of the providers. */
export const paymentRoutes = (settle: Settle): Route[] => [
  ...phonepeRoutes(settle),
  ...razorpayRoutes(settle),
  ...sandboxRoutes(settle),
  ...stripeRoutes(settle),
]
