import type { RefusalTexts } from '../../../../shared/api/refusal-texts.ts'

export const paymentsRefusals = {
  'payment.mode': [400, 'This way to pay is not offered: {mode}.'],
  'payment.notFound': [404, 'This payment is not known.'],
  'payment.signature': [401, 'The signature does not fit what was sent.'],
  'payment.amount': [409, 'The amount is not the one that was asked for.'],
  'payment.owed': [409, 'A refund of this payment is due. Refund it, or mark it as refunded.'],
  'payment.strayDone': [409, 'This payment was booked, refunded or settled meanwhile. Please look again.'],
  'payment.noOrder': [404, 'There is no order {number}.'],
  'payment.atTheDoor': [409, 'Order {number} is paid on delivery. Refund this payment, or note how it was settled.'],
  'payment.otherTotal': [409, 'Order {number} is of {total}, and this payment of {paid}.'],
  'payment.notRefundable': [
    409,
    'Only the provider’s report names this payment, so refund it in the provider’s dashboard.',
  ],
  'payment.refundUnderWay': [409, 'A refund of this payment is on its way. Ask the provider again first.'],
  'payment.tooLittle': [
    409,
    '{missing} of the {asked} that the order asks for is missing. Refund what came, or cancel the order.',
  ],
  'payment.saysNow': [409, 'By now {said} is reported of this payment. Please look again.'],
  'payment.otherCurrency': [
    409,
    'The provider reports {said}, in another currency than the order’s. Refund it in the provider’s dashboard, then mark it as settled.',
  ],
  'payment.noWord': [
    502,
    'The provider does not say what it holds of this payment, so nothing was changed. Please try again later.',
  ],
  'payment.over': [409, 'This payment was given up meanwhile. Nothing was charged; please try again.'],
  'payment.provider': [404, 'This payment provider is not known.'],
  'payment.keyMode': [400, 'This is a {found} key. Enter a {mode} key here.'],
  'payment.keys': [400, 'The provider does not accept this. Copy it again from the provider’s dashboard.'],
  'payment.noKeys': [409, 'No {mode} keys are saved. Add them first.'],
  'payment.silent': [502, 'The payment provider does not answer, so nothing was saved. Please try again.'],
  'payment.decided': [409, 'This payment is decided already, or has another UTR by now. Please look again.'],
  'payment.utrUsed': [409, 'This UTR has paid for another order. Please check the number.'],
  'payment.refused': [
    502,
    'This way to pay does not work at the moment. Nothing was charged; please choose another way to pay.',
  ],
  'payment.unavailable': [502, 'The payment service does not answer. Nothing was charged; please try again.'],
} as const satisfies RefusalTexts
