import { cancelReasons, returnReasons } from '../../../../shared/selling/orders/order-requests.ts'
import { lateBecause, overBecause } from '../../../../shared/selling/orders/order-statuses.ts'
import { drawingFor } from '../../../../shared/site-now.ts'
import { filled, t } from '../../../../shared/words.ts'
import type { Ctx } from '../../../platform/context.ts'

/** Sentences that the shop writes beside an order's events. Their keys are stored (B225), so a key never changes. */
export const sentences = {
  takenByPhone: 'Ordered by phone or message.',
  toPayOnDelivery: 'To be paid on delivery.',
  toPayOnCollection: 'To be paid when it is collected.',
  nothingToPay: 'There was nothing to pay.',
  paid: 'Paid {amount}.',
  paidOnDelivery: '{amount} was paid on delivery.',
  paidOnCollection: '{amount} was paid when it was collected.',
  nameCorrected: 'The name on the parcel was corrected.',
  mobileCorrected: 'The mobile number was corrected.',
  placeCorrected: 'The delivery address was corrected.',
  businessCorrected: 'The business details were corrected.',
  sent: 'Sent with {courier}.',
  sentTracked: 'Sent with {courier}, tracking number {number}.',
  itemsAdded: 'Added: {items}.',
  nowComesTo: 'The order now comes to {amount}.',
  furtherTaken: 'Order {number} goes along with it: {items}.',
  stillToPay: '{amount} is still to be paid.',
  furtherPaid: 'Order {number}, which goes along with it, was paid: {amount}.',
  furtherNotPaid: 'Order {number} was not paid in time, so its items do not go along.',
  furtherCancelled: 'Order {number}, which was to go along with it, was cancelled.',
  goesAlong: 'It goes along with order {number}.',
  firstCancelled: 'Order {number}, with which it was to go along, was cancelled.',
  goesByItself: 'It goes by itself now, at the same price.',
  itemsCancelled: 'Cancelled: {items}.',
  itemsReturned: 'Returned: {items}.',
  itemsReplaced: 'To be replaced: {items}.',
  itemsAsked: 'For these items: {items}.',
  noLongerEarned: 'The rest no longer has what “{reason}” asks for.',
  noLongerFree: 'The rest no longer comes to the amount for free delivery.',
  itemsSent: 'In this parcel: {items}.',
  itemsDelivered: 'Delivered: {items}.',
  itemsCollected: 'Collected: {items}.',
  willBePaidBack: '{amount} will be paid back.',
  cameTooLate: '{amount} came too late and will be paid back.',
  cameTwice: '{amount} was not needed and will be paid back.',
  beingPaidBack: '{amount} is being paid back.',
  refusedAtDoor: 'It was refused at the door.',
  paidBack: '{amount} was paid back.',
  priceLowered: 'The price was lowered: {items}.',
  shippingLowered: 'The price of delivery was lowered by {amount}.',
  creditedBy: 'Credit note {number}.',
  goodwill: '{amount} of it lowers no price, so the invoice stays as it is.',
  otherAmount: '{said} instead of {asked} was reported; we are looking into it.',
  nothingCharged: 'Nothing was charged.',
  pageLeft: 'The payment page was left without paying.',
  noAnswer: 'The payment service did not answer, so nothing is reserved.',
  notPaid: 'It was not paid in time. If money left your account, it comes back or the order is placed after all.',
  replaced: 'Replaced by a new order.',
  utrEntered: 'The UTR {utr} was entered for a UPI payment.',
  utrMissing: 'The UTR {utr} was not found in the shop’s bank account.',
  released: 'The shop has put the items back on sale, because they were not paid yet.',
  latePlaced: lateBecause.placed,
  lateOver: lateBecause.over,
  lateUnsold: lateBecause.unsold,
  lateRepriced: lateBecause.repriced,
  lateMissing: lateBecause.missing,
  lateDiscount: lateBecause.discount,
  lateAgain: lateBecause.again,
  lateAlong: lateBecause.along,
  lateCancelled: overBecause.CANCELLED,
  lateReturned: overBecause.RETURNED,
  ...cancelReasons,
  ...returnReasons,
} as const

export type SentenceName = keyof typeof sentences

export type Sentence = { is: SentenceName; values?: Record<string, string> }

/** Sentences of the shop, followed by a note typed by staff. */
export type EventWords = { said?: Sentence[]; note?: string }

/** An event's text in the language of the request, for customers. */
export function spokenWords({ site }: Ctx, words: EventWords): string {
  return drawingFor(site.settings, () => joined(words, t))
}

/** An event's text in English, for the admin. */
export function englishWords(words: EventWords): string {
  return joined(words, filled)
}

function joined({ said = [], note = '' }: EventWords, say: typeof filled): string {
  return [...said.map(({ is, values }) => say(sentences[is], values ?? {})), note].filter(Boolean).join(' ')
}
