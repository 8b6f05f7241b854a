export { type FirstCancelled, firstCancelledJob, named, tellGoingAlongLater } from './along-words.ts'
export { boughtSince } from './bought-since.ts'
export { togetherWith } from './bought-together.ts'
export { addCancellation } from './cancellations.ts'
export {
  addLines,
  changeAddress,
  isEditable,
  isPaidBack,
  isPaidOnDelivery,
  takesFurther,
  takesItems,
} from './edit-order.ts'
export { type EventWords, type Sentence, sentences } from './event-words.ts'
export { hasOpenOrders } from './forget-buyer.ts'
export { listGoingAlong, listLapsedAlong } from './going-along.ts'
export { adoptGuestOrders, hasPlaced, isOfGuest } from './guest-orders.ts'
export { hasOrders } from './has-orders.ts'
export { hasReceived, isProven } from './is-proven.ts'
export { lowerPrice } from './lower-price.ts'
export { addressMail } from './mails/address-mail.ts'
export { cancelledMail } from './mails/cancelled-mail.ts'
export { confirmationMail } from './mails/confirmation-mail.ts'
export { deliveredMail } from './mails/delivered-mail.ts'
export { goesAloneMail } from './mails/goes-alone-mail.ts'
export { itemsAddedMail } from './mails/items-added-mail.ts'
export { itemsCancelledMail } from './mails/items-cancelled-mail.ts'
export { lapsedMail } from './mails/lapsed-mail.ts'
export { newOrderMail } from './mails/new-order-mail.ts'
export { otherAmountBuyerMail } from './mails/other-amount-buyer-mail.ts'
export { otherAmountOwnerMail } from './mails/other-amount-owner-mail.ts'
export { packedMail } from './mails/packed-mail.ts'
export { parcelBackMail } from './mails/parcel-back-mail.ts'
export { partCollectedMail } from './mails/part-collected-mail.ts'
export { paymentLinkMail } from './mails/payment-link-mail.ts'
export { readyMail } from './mails/ready-mail.ts'
export { refundBuyerMail } from './mails/refund-buyer-mail.ts'
export { refundDoneMail } from './mails/refund-done-mail.ts'
export { refundOwnerMail } from './mails/refund-owner-mail.ts'
export { refundSentMail } from './mails/refund-sent-mail.ts'
export { requestApprovedMail } from './mails/request-approved-mail.ts'
export { requestOwnerMail } from './mails/request-owner-mail.ts'
export { requestRefusedMail } from './mails/request-refused-mail.ts'
export { requestTakenMail } from './mails/request-taken-mail.ts'
export { returnPickedUpMail } from './mails/return-picked-up-mail.ts'
export { returnReceivedMail } from './mails/return-received-mail.ts'
export { shippedMail } from './mails/shipped-mail.ts'
export { trackingMail } from './mails/tracking-mail.ts'
export { upiMissingMail } from './mails/upi-missing-mail.ts'
export { upiOwnerMail } from './mails/upi-owner-mail.ts'
export { makeOrder, type NewLine } from './make-order.ts'
export { changePieces, listLines, type OrderLineRow, reservedPieces } from './order-lines.ts'
export { findByLink, findRowByLink, leadsToOrder, orderPath } from './order-link.ts'
export {
  addEvent,
  addInternalNote,
  addLost,
  approveReturn,
  askBeside,
  changePayment,
  closeBeside,
  eventTime,
  hasEvent,
  isUnderWay,
  type LockedOrder,
  lockOrder,
  lockPendingOrder,
  move,
  moveByHand,
  type OrderRow,
  requireMove,
  standsBeside,
} from './order-states.ts'
export { latestOrders, ordersOf } from './order-table.ts'
export { isOrderedAgain } from './ordered-again.ts'
export { orderLines, orders, type StandingRequest } from './orders.tables.ts'
export { findNumbered, findOrder, findRecentOrder, findTakenOrder, readOwnOrder, withParts } from './orders.ts'
export { lastDay, ownActions, type ReturnWindow, returnWindow } from './own-actions.ts'
export { addParcel, listParcels, moveParcel, type ParcelRow, trackParcel } from './parcels.ts'
export { amountOfPieces, cashOfParcel, collectedBy, leftOf, refundedBy } from './part-amounts.ts'
export { isPayable, orderOfPayLink, payPath } from './pay-link.ts'
export {
  addReturn,
  findOpenReturn,
  listReturns,
  moveReturn,
  noteRestocked,
  type ReturnRow,
  refundReturn,
} from './returns.ts'
export { bestSellers, type Period, salesByDay, salesOf, salesTo } from './sales.ts'
export { readForStaff } from './staff-order.ts'
