import { expect, test } from 'vitest'
import type { Settings } from '../../../shared/sites/settings-admin.ts'
import { sellingStates } from './selling-states.ts'

const way = (mode: string, title: string, off: string | null = null) => ({ mode, title, description: '', off })

const plain = {
  ...{ currency: 'INR', sells: false, sellsAlready: false, rules: 'storefront', guestCheckout: false },
  ways: [way('razorpay', 'Card'), way('upi', 'UPI', 'Set up your UPI ID first.'), way('cod', 'Cash on delivery')],
  payments: { modes: ['cod', 'upi', 'razorpay'] },
  moneyInbox: { strays: true, settlementDays: 1 },
  upi: { id: '', name: '', hours: 24, firstOnPhones: true },
  cashOnDelivery: { fee: 4_950, largest: 500_000 },
  orderLimits: { reservedMinutes: 15, checkoutsPerHour: 6 },
  orderRequests: { selfCancel: true, returnDays: 7 },
} as unknown as Settings

const stateOf = (part: keyof ReturnType<typeof sellingStates>, change: object = {}) =>
  sellingStates({ ...plain, ...change } as Settings)[part]

// Shows B325.
test('a line on each part of “Selling” says what it is set to', () => {
  expect(sellingStates(plain)).toEqual({
    '/settings/selling/goods': 'Nothing yet',
    '/settings/selling/payments': 'Cash on delivery · Card',
    '/settings/selling/upi': 'Not set up',
    '/settings/selling/cash-on-delivery': 'Offered, fee ₹49.50, up to ₹5,000',
    '/settings/selling/guests': 'Customers sign in to order',
    '/settings/selling/limits': '15 minutes to pay, 6 checkouts an hour',
    '/settings/selling/returns': 'Customers cancel until it is packed · returns for 7 days',
    '/settings/selling/money': '1 day until a payout is late',
  })
})

// Shows B325.
test('a part that is switched off says so on its line', () => {
  const modes = { payments: { modes: ['upi'] } }
  expect(stateOf('/settings/selling/payments', modes)).toBe('No payment method is offered')
  expect(stateOf('/settings/selling/cash-on-delivery', modes)).toBe('Not offered')
  expect(stateOf('/settings/selling/goods', { sellsAlready: true, rules: 'events' })).toBe('Events and services')
  expect(stateOf('/settings/selling/goods', { sells: true })).toBe('A shop')
  expect(stateOf('/settings/selling/returns', { orderRequests: { selfCancel: false, returnDays: 0 } })).toBe(
    'You decide who cancels · no returns',
  )
})
