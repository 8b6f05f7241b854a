import type { Order, PaymentOption } from '../orders/orders.ts'

/** Shown to shoppers where only test payments are offered. */
export const testPaymentsOnly = 'This shop takes test payments only; nothing is charged or delivered.'

/** Shown with a test payment. The shop may take real ones besides. */
export const isTestPayment = 'This is a test payment; nothing is charged or delivered.'

/** Payment mode of test payments. */
export const testMode = 'sandbox'

/** Whether a shop offers test payments and, beside them, cash on delivery at most. */
export function takesTestsOnly(options: Pick<PaymentOption, 'mode' | 'test'>[]): boolean {
  return options.some(({ test }) => test) && options.every(({ mode, test }) => test || mode === 'cod')
}

type Paid = Pick<Order, 'paymentMode' | 'payments'>

const hasMoney = ({ status }: Order['payments'][number]) => status !== 'OPEN' && status !== 'FAILED'

/** The payment by an order's own method that holds its money, else one that did, else the newest. */
function ofOwnMethod({ paymentMode, payments }: Paid): Order['payments'][number] | undefined {
  const own = payments.filter(({ provider }) => provider === paymentMode)
  return own.find(({ status }) => status === 'PAID') ?? own.find(hasMoney) ?? own[0]
}

/** Whether a provider's test keys took an order's money, so that it is no sale (B288). The sandbox bank's payments count like real ones. */
export function isPaidInTestMode(order: Paid): boolean {
  const payment = ofOwnMethod(order)
  return payment?.test === true && payment.provider !== testMode && hasMoney(payment)
}

/**
 * The attempt to tell a buyer of, as with its transaction id: the one that holds the order's money, else one whose money came too late or is
 * back, else the newest. Undefined for an order that is paid on delivery.
 */
export function attemptThatCounts({
  paymentStatus,
  payments,
}: Pick<Order, 'paymentStatus' | 'payments'>): Order['payments'][number] | undefined {
  if (paymentStatus === 'DUE_ON_DELIVERY') return undefined
  const withMoney = payments.filter(hasMoney)
  return withMoney.find(({ status }) => status === 'PAID') ?? withMoney[0] ?? payments[0]
}

/** Whether an order is paid, or to be paid, without real money: by its payment that arrived, else by its newest one. */
export const isTest = (order: Paid): boolean => ofOwnMethod(order)?.test ?? false
