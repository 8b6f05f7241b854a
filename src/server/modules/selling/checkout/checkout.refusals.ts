import type { RefusalTexts } from '../../../../shared/api/refusal-texts.ts'

export const checkoutRefusals = {
  'cash.code': [428, 'This shop confirms cash orders with a code. We email it to you.'],
  'cash.codeFailed': [400, 'This code is wrong or has expired. Check it, or request a new one.'],
  'cash.first': [409, 'Cash on delivery becomes available once you have received an order from us.'],
  'cash.largest': [409, 'Cash on delivery is available up to {limit}.'],
  'cash.pin': [409, 'Cash on delivery isn’t available at the PIN code {pin}.'],
  'cash.refusedBefore': [
    409,
    'Cash on delivery isn’t available for your phone number, because orders were refused at the door.',
  ],
  'cash.smallest': [409, 'Cash on delivery is available from {limit}.'],
  'checkout.checking': [
    409,
    'We are checking your UPI payment for order {number}. Wait for the result, or cancel that order first.',
  ],
  'checkout.looking': [
    409,
    'We are looking into your payment for order {number}. Wait for the result, or cancel that order first.',
  ],
  'checkout.closed': [409, '{name} is closed at the moment, so you can’t order here.'],
  'checkout.dearer': [
    409,
    'Your order now comes to {total}; this page showed {seen}. Nothing has been ordered. Check what changed, then order again.',
  ],
  'checkout.moreLines': [
    409,
    '{by}, up to {limit} different items can be on their way unpaid before a first order has arrived, and {already} are already. {instead}',
  ],
  'checkout.morePieces': [
    409,
    'Your bag now holds {pieces} pieces; this page showed {seen}. Nothing has been ordered. Check what changed, then order again.',
  ],
  'checkout.moreValue': [
    409,
    '{by}, items for up to {limit} can be on their way unpaid before a first order has arrived, and {already} are already. {instead}',
  ],
  'checkout.otherItems': [
    409,
    'Your bag changed since this page showed it: {name} was added. Nothing has been ordered. Check what changed, then order again.',
  ],
  'checkout.open': [
    409,
    '{by}, {count} orders are already waiting for payment. Pay them first, or try again in {wait}.',
  ],
  'checkout.tooMany': [
    429,
    '{by}, {count} orders or payments were started within an hour. Pay the open order, or try again in {wait}.',
  ],
  'checkout.held': [
    409,
    '{by}, up to {lines} different items, {pieces} pieces and {money} can wait for payment before a first order is paid. Pay the open orders, or order less.',
  ],
  'checkout.newLines': [
    409,
    '{by}, up to {limit} different items can be on their way unpaid before a first order has arrived. {instead}',
  ],
  'checkout.newValue': [
    409,
    '{by}, items for up to {limit} can be on their way unpaid before a first order has arrived. {instead}',
  ],
} as const satisfies RefusalTexts
