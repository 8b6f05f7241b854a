import type { RefusalTexts } from '../../../../shared/api/refusal-texts.ts'

export const fulfilmentRefusals = {
  'order.right': [403, 'Your role does not allow this step.'],
  'order.notReserved': [409, 'This order reserves nothing any more: it is {status}.'],
  'order.notAtDoor': [409, 'Only an unpaid cash order on its way can be refused at the door.'],
  'order.notInvoiced': [409, 'This order was not sold, so there is nothing to invoice.'],
  'order.notTracked': [409, 'Only an order on its way is tracked: this one is {status}.'],
  'order.refund': [409, 'No money of this order is to be paid back.'],
  'order.refundMeanwhile': [409, 'Meanwhile {due} is to be paid back. Please look again.'],
  'order.refundSince': [409, 'Meanwhile {back} of this payment is paid back or on its way. Please look again.'],
  'order.refundPayment': [404, 'This order has no such payment that could be paid back.'],
  'order.refundTooMuch': [409, 'At most {rest} of this payment can be paid back.'],
  'order.refundByHand': [409, 'A payment made this way is paid back by hand. Pay it back, then mark it as refunded.'],
  'order.refundGone': [404, 'This order has no such refund.'],
  'order.refundFresh': [409, 'The payment provider is still at it. Please wait, or ask it again.'],
  'order.refundSettled': [409, 'This refund is settled already. Please look again.'],
  'order.tooLateToCancel': [409, 'This order can no longer be cancelled, because it has been shipped.'],
  'order.lapsed': [409, 'This order was not paid in time, so there is nothing to cancel.'],
  'order.notDelivered': [409, 'An order can be returned once it is delivered.'],
  'order.noReturns': [409, 'This shop does not take returns.'],
  'order.returnOver': [409, 'This order could be returned until {date}.'],
  'order.noRequest': [409, 'This request is closed already, or there is none. Please look again.'],
} as const satisfies RefusalTexts
