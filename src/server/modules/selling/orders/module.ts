import { defineModule } from '../../module.ts'
import { addressMail } from './address-mail.ts'
import { togetherJobs } from './bought-together.ts'
import { cancelledMail } from './cancelled-mail.ts'
import { confirmationMail } from './confirmation-mail.ts'
import { deliveredMail } from './delivered-mail.ts'
import { itemsAddedMail } from './items-added-mail.ts'
import { itemsCancelledMail } from './items-cancelled-mail.ts'
import { lapsedMail } from './lapsed-mail.ts'
import { mediaInOrders } from './media-in-orders.ts'
import { newOrderMail } from './new-order-mail.ts'
import { orderRoutes } from './orders.routes.ts'
import { otherAmountBuyerMail } from './other-amount-buyer-mail.ts'
import { otherAmountOwnerMail } from './other-amount-owner-mail.ts'
import { packedMail } from './packed-mail.ts'
import { parcelBackMail } from './parcel-back-mail.ts'
import { partCollectedMail } from './part-collected-mail.ts'
import { paymentLinkMail } from './payment-link-mail.ts'
import { personal } from './personal.ts'
import { readyMail } from './ready-mail.ts'
import { recorded } from './recorded.ts'
import { refundBuyerMail } from './refund-buyer-mail.ts'
import { refundDoneMail } from './refund-done-mail.ts'
import { refundOwnerMail } from './refund-owner-mail.ts'
import { refundSentMail } from './refund-sent-mail.ts'
import { requestApprovedMail } from './request-approved-mail.ts'
import { requestOwnerMail } from './request-owner-mail.ts'
import { requestRefusedMail } from './request-refused-mail.ts'
import { requestTakenMail } from './request-taken-mail.ts'
import { returnPickedUpMail } from './return-picked-up-mail.ts'
import { returnReceivedMail } from './return-received-mail.ts'
import { shippedMail } from './shipped-mail.ts'
import { tasks } from './tasks.ts'
import { trackingMail } from './tracking-mail.ts'
import { upiMissingMail } from './upi-missing-mail.ts'
import { upiOwnerMail } from './upi-owner-mail.ts'

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
