export { addressMail } from './address-mail.ts'
export { boughtSince } from './bought-since.ts'
export { togetherWith } from './bought-together.ts'
export { addCancellation } from './cancellations.ts'
export { cancelledMail } from './cancelled-mail.ts'
export { confirmationMail } from './confirmation-mail.ts'
export { deliveredMail } from './delivered-mail.ts'
export { addLines, changeAddress, isEditable, isPaidOnDelivery } from './edit-order.ts'
export { type EventWords, type Sentence, sentences } from './event-words.ts'
export { hasOpenOrders } from './forget-buyer.ts'
export { adoptGuestOrders, hasPlaced, isOfGuest } from './guest-orders.ts'
export { hasOrders } from './has-orders.ts'
export { hasReceived, isProven } from './is-proven.ts'
export { itemsAddedMail } from './items-added-mail.ts'
export { itemsCancelledMail } from './items-cancelled-mail.ts'
export { lapsedMail } from './lapsed-mail.ts'
export { lowerPrice } from './lower-price.ts'
export { makeOrder, type NewLine } from './make-order.ts'
export { newOrderMail } from './new-order-mail.ts'
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
export { orderLines, orders, type StandingRequest } from './orders.tables.ts'
export { findNumbered, findOrder, findRecentOrder, findTakenOrder, readOwnOrder, withParts } from './orders.ts'
export { otherAmountBuyerMail } from './other-amount-buyer-mail.ts'
export { otherAmountOwnerMail } from './other-amount-owner-mail.ts'
export { lastDay, ownActions, type ReturnWindow, returnWindow } from './own-actions.ts'
export { packedMail } from './packed-mail.ts'
export { parcelBackMail } from './parcel-back-mail.ts'
export { addParcel, listParcels, moveParcel, type ParcelRow, trackParcel } from './parcels.ts'
export { amountOfPieces, cashOfParcel, collectedBy, leftOf, refundedBy } from './part-amounts.ts'
export { partCollectedMail } from './part-collected-mail.ts'
export { isPayable, orderOfPayLink, payPath } from './pay-link.ts'
export { paymentLinkMail } from './payment-link-mail.ts'
export { readyMail } from './ready-mail.ts'
export { refundBuyerMail } from './refund-buyer-mail.ts'
export { refundDoneMail } from './refund-done-mail.ts'
export { refundOwnerMail } from './refund-owner-mail.ts'
export { refundSentMail } from './refund-sent-mail.ts'
export { requestApprovedMail } from './request-approved-mail.ts'
export { requestOwnerMail } from './request-owner-mail.ts'
export { requestRefusedMail } from './request-refused-mail.ts'
export { requestTakenMail } from './request-taken-mail.ts'
export { returnPickedUpMail } from './return-picked-up-mail.ts'
export { returnReceivedMail } from './return-received-mail.ts'
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
export { shippedMail } from './shipped-mail.ts'
export { readForStaff } from './staff-order.ts'
export { trackingMail } from './tracking-mail.ts'
export { upiMissingMail } from './upi-missing-mail.ts'
export { upiOwnerMail } from './upi-owner-mail.ts'
