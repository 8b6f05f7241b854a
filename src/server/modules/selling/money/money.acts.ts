import type { ActTexts, ThingNames } from '../../../../shared/running/act-texts.ts'

export const moneyThings = {
  payment: 'Payment',
} as const satisfies ThingNames

export const moneyActs = {
  'order.goodwill': ['order', 'downloaded the goodwill refunds of a month'],
  'order.paymentAsk': ['order', 'asked a provider about a payment'],
  'order.paymentClose': ['order', 'marked a payment as settled'],
  'payment.accept': ['payment', 'placed an order by a payment of more than asked'],
  'payment.ask': ['payment', 'asked a provider about a payment without an order'],
  'payment.book': ['payment', 'booked a payment to an order'],
  'payment.close': ['payment', 'marked a payment without an order as settled'],
  'payment.giveBack': ['payment', 'refunded a payment of another amount than asked'],
  'payment.refund': ['payment', 'refunded a payment without an order'],
} as const satisfies ActTexts
