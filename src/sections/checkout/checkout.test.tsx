import { expect, test } from 'vitest'
import { partHtml, personalHtml, words } from '../../../tests/support/screens/personal.tsx'
import { CallError } from '../../client/api.ts'
import { addresses, paymentOptions, person, previewOf } from '../../features/account/preview.ts'
import { ChangeList } from './change-list.tsx'
import { checkout } from './checkout.tsx'
import CheckoutPage from './checkout-page.island.tsx'
import { ReviewStep } from './review-step.tsx'

const { cart } = previewOf([])

const [online, onDelivery] = paymentOptions
const review = (given: Partial<Parameters<typeof ReviewStep>[0]>) =>
  partHtml(
    <ReviewStep
      {...{
        cart,
        arrival: null,
        option: online,
        missing: undefined,
        busy: false,
        refusal: null,
        seen: undefined,
        note: '',
        onPlace: () => undefined,
        onPayNow: undefined,
      }}
      {...given}
    />,
  )

test('on its own page all visitors get the same placeholders until the session is known', async () => {
  expect(words(await personalHtml(checkout, '/checkout'))).toBe(
    'Checkout Checkout needs JavaScript, which is turned off in this browser. Preparing your order',
  )
})

test('the checkout shows its three steps at once', async () => {
  const text = words(await personalHtml(checkout, '/sections'))
  expect(text).toMatch(/Step 1 Deliver to .* Step 2 Pay by .* Step 3 Look it over/)
  expect(text).toContain('House and street')
})

test('the checkout says when payments are simulated', () => {
  const line = 'This shop takes test payments only; nothing is charged or delivered.'
  const steps = (options: typeof paymentOptions) =>
    words(partHtml(<CheckoutPage note="" preview={{ addresses, cart, person, options }} />))
  expect(steps(paymentOptions)).not.toContain(line)
  expect(steps(paymentOptions.map((option, index) => ({ ...option, test: index === 0 })))).toContain(line)
})

test('the button says what it costs, and whether that is paid now', () => {
  expect(words(review({}))).toContain('Pay ₹4,397')
  expect(words(review({ option: onDelivery }))).toContain('Place order · ₹4,397')
})

test('a refusal is said in words, with the way back to the bag', () => {
  const html = review({ refusal: new CallError(409, { msg: 'Only 1 of Another product left.' }) })
  expect(words(html)).toContain('Only 1 of Another product left.')
  expect(html).toContain('href="/cart"')
})

// Shows B164.
test('a refusal names what changed since the page was shown', () => {
  const after = { ...cart, amounts: { ...cart.amounts, shipping: 4_900 } }
  expect(words(partHtml(<ChangeList before={cart} after={after} />))).toBe('Shipping: ₹49 instead of ₹0')
})

// Shows B167.
test('the order is looked over with its days of arrival, and without any where the shop promises none', () => {
  const arrives = { from: '2026-11-28', to: '2026-11-28' }
  const page = (bag: typeof cart) =>
    words(partHtml(<CheckoutPage note="" preview={{ addresses, cart: bag, person, options: paymentOptions }} />))
  expect(page({ ...cart, arrives })).toContain('Expected 28 November 2026')
  expect(page(cart)).not.toContain('Expected')
})

test('without an address, and with too little stock, nothing can be ordered', () => {
  const off = /<button[^>]* disabled=""[^>]*><span[^>]*>Pay/
  expect(review({})).not.toMatch(off)
  expect(review({ missing: 'Save an address first.' })).toMatch(off)
  const short = { ...cart, data: cart.data.map((item) => ({ ...item, available: 0 })) }
  expect(review({ cart: short })).toMatch(off)
})
