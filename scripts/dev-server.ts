import { createServer } from 'vite'
import { openPhonepe } from '../tests/doubles/phonepe.ts'
import { openRazorpay } from '../tests/doubles/razorpay.ts'
import { openStripe } from '../tests/doubles/stripe.ts'

/**
 * The product in one process with Vite: browser code and styles come straight from the sources, and the server's own code
 * is loaded through Vite, so that a change to any of it takes effect with the next request. Database and port stay open.
 */
const vite = await createServer({
  server: { middlewareMode: true, hmr: { port: 24_679 }, watch: { ignored: ['**/starters/pictures/**'] } },
  appType: 'custom',
})

// Payments can be tried without an account (docs/payments.md).
const razorpay = process.env.RAZORPAY_URL ? undefined : await openRazorpay()
if (razorpay) process.env.RAZORPAY_URL = razorpay.url
const phonepe = process.env.PHONEPE_URL || process.env.PHONEPE_TEST_URL ? undefined : await openPhonepe()
if (phonepe) Object.assign(process.env, { PHONEPE_URL: phonepe.live, PHONEPE_TEST_URL: phonepe.test })
const stripe = process.env.STRIPE_URL ? undefined : await openStripe()
if (stripe) process.env.STRIPE_URL = stripe.url

type Development = typeof import('../src/server/development.ts')
const development = () => vite.ssrLoadModule('/src/server/development.ts') as Promise<Development>

const { startDevelopment } = await development()
await startDevelopment({
  middleware: vite.middlewares,
  loadApp: async () => (await vite.ssrLoadModule('/src/server/app.ts')) as typeof import('../src/server/app.ts'),
  onChange(listener) {
    vite.watcher.on('change', (file) => {
      if (/\/(src|db)\/.*\.(tsx?|css|sql)$/.test(file)) {
        listener()
        vite.ws.send({ type: 'full-reload' })
      }
    })
  },
  close: async () => {
    await phonepe?.close()
    await razorpay?.close()
    await stripe?.close()
    await vite.close()
  },
})
