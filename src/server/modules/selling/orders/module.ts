import { defineModule } from '../../module.ts'
import { togetherJobs } from './bought-together.ts'
import { addressMail } from './mails/address-mail.ts'
import { cancelledMail } from './mails/cancelled-mail.ts'
import { confirmationMail } from './mails/confirmation-mail.ts'
import { deliveredMail } from './mails/delivered-mail.ts'
import { goesAloneMail } from './mails/goes-alone-mail.ts'
import { itemsAddedMail } from './mails/items-added-mail.ts'
import { itemsCancelledMail } from './mails/items-cancelled-mail.ts'
import { lapsedMail } from './mails/lapsed-mail.ts'
import { newOrderMail } from './mails/new-order-mail.ts'
import { otherAmountBuyerMail } from './mails/other-amount-buyer-mail.ts'
import { otherAmountOwnerMail } from './mails/other-amount-owner-mail.ts'
import { packedMail } from './mails/packed-mail.ts'
import { parcelBackMail } from './mails/parcel-back-mail.ts'
import { partCollectedMail } from './mails/part-collected-mail.ts'
import { paymentLinkMail } from './mails/payment-link-mail.ts'
import { readyMail } from './mails/ready-mail.ts'
import { refundBuyerMail } from './mails/refund-buyer-mail.ts'
import { refundDoneMail } from './mails/refund-done-mail.ts'
import { refundOwnerMail } from './mails/refund-owner-mail.ts'
import { refundSentMail } from './mails/refund-sent-mail.ts'
import { requestApprovedMail } from './mails/request-approved-mail.ts'
import { requestOwnerMail } from './mails/request-owner-mail.ts'
import { requestRefusedMail } from './mails/request-refused-mail.ts'
import { requestTakenMail } from './mails/request-taken-mail.ts'
import { returnPickedUpMail } from './mails/return-picked-up-mail.ts'
import { returnReceivedMail } from './mails/return-received-mail.ts'
import { shippedMail } from './mails/shipped-mail.ts'
import { trackingMail } from './mails/tracking-mail.ts'
import { upiMissingMail } from './mails/upi-missing-mail.ts'
import { upiOwnerMail } from './mails/upi-owner-mail.ts'
import { mediaInOrders } from './media-in-orders.ts'
import { orderRoutes } from './orders.routes.ts'
import { personal } from './personal.ts'
import { recorded } from './recorded.ts'
import { tasks } from './tasks.ts'

export const ordersModule = defineModule({
  name: 'orders',
  routes: orderRoutes,
  jobs: togetherJobs,
  mails: [
    confirmationMail,
    newOrderMail,
    readyMail,
    partCollectedMail,
    packedMail,
    paymentLinkMail,
    addressMail,
    itemsAddedMail,
    goesAloneMail,
    shippedMail,
    trackingMail,
    parcelBackMail,
    deliveredMail,
    cancelledMail,
    itemsCancelledMail,
    lapsedMail,
    otherAmountBuyerMail,
    otherAmountOwnerMail,
    refundBuyerMail,
    refundOwnerMail,
    refundSentMail,
    refundDoneMail,
    requestOwnerMail,
    requestTakenMail,
    requestRefusedMail,
    requestApprovedMail,
    returnPickedUpMail,
    returnReceivedMail,
    upiOwnerMail,
    upiMissingMail,
  ],
  mediaUse: mediaInOrders,
  personal,
  tasks,
  recorded,
})
