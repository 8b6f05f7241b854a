import type { RefusalTexts } from '../../../../shared/api/refusal-texts.ts'

export const paymentsRefusals = {
  'payment.mode': [400, 'This payment method isn’t offered: {mode}.'],
  'payment.notFound': [404, 'This payment was not found.'],
  'payment.signature': [401, 'The signature is invalid.'],
  'payment.amount': [409, 'The amount doesn’t match the order.'],
  'payment.owed': [409, 'A refund of this payment is due. Refund it, or mark it as refunded.'],
  'payment.strayDone': [
    409,
    'This payment has been booked, refunded or settled since you opened it. Reload to see its status.',
  ],
  'payment.noOrder': [404, 'Order {number} was not found.'],
  'payment.atTheDoor': [409, 'Order {number} is paid on delivery. Refund this payment, or note how it was settled.'],
  'payment.otherTotal': [409, 'Order {number} is {total}; this payment is {paid}.'],
  'payment.notRefundable': [
    409,
    'Only the provider’s report names this payment, so refund it in the provider’s dashboard.',
  ],
  'payment.refundUnderWay': [409, 'A refund of this payment is on its way. Ask the provider again first.'],
  'payment.tooLittle': [409, '{missing} of {asked} is missing. Refund the payment, or cancel the order.'],
  'payment.saysNow': [409, 'The provider now reports {said}. Reload and try again.'],
  'payment.otherCurrency': [
    409,
    'The provider reports {said}, in another currency than the order’s. Refund it in the provider’s dashboard, then mark it as settled.',
  ],
  'payment.noWord': [502, 'The provider returned no status for this payment. Nothing was changed. Try again later.'],
  'payment.over': [409, 'This payment was cancelled. You weren’t charged; try again.'],
  'payment.provider': [404, 'Unknown payment provider.'],
  'payment.keyMode': [400, 'This is a {found} key. Enter a {mode} key here.'],
  'payment.keys': [400, 'The provider rejected this key. Copy it again from the provider’s dashboard.'],
  'payment.noKeys': [409, 'No {mode} keys are saved. Add them first.'],
  'payment.silent': [502, 'The payment provider isn’t responding, so nothing was saved. Try again.'],
  'payment.decided': [409, 'This payment has been settled, or its UTR has changed. Reload and try again.'],
  'payment.utrUsed': [409, 'This UTR has already paid for another order. Check the number.'],
  'payment.refused': [
    502,
    'This payment method isn’t working at the moment. You weren’t charged. Please choose another way to pay.',
  ],
  'payment.unavailable': [502, 'The payment service isn’t responding. You weren’t charged. Please try again.'],
} as const satisfies RefusalTexts
