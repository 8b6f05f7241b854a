import { assignedMail } from '../../../src/server/modules/content/inbox/assigned-mail.ts'
import { messageMail } from '../../../src/server/modules/content/inbox/message-mail.ts'
import { replyMail } from '../../../src/server/modules/content/inbox/reply-mail.ts'
import { confirmMail } from '../../../src/server/modules/content/newsletter/confirm-mail.ts'
import { leaveMail } from '../../../src/server/modules/content/newsletter/leave-mail.ts'
import type { Letter, Mail } from '../../../src/server/modules/ground/mail/index.ts'
import { campaignLetter, testLetter } from '../../../src/server/modules/over/campaigns/campaign-mail.ts'
import { departureMail } from '../../../src/server/modules/over/departures/departure-mail.ts'
import { restoredMail } from '../../../src/server/modules/over/operator/restored-mail.ts'
import { suspendedMail } from '../../../src/server/modules/over/operator/suspended-mail.ts'
import { ownDataMail } from '../../../src/server/modules/over/own-data/own-data-mail.ts'
import { begunMail } from '../../../src/server/modules/over/sign-up/begun-mail.ts'
import { beginCodeMail } from '../../../src/server/modules/people/identity/codes/begin-code-mail.ts'
import { cashCodeMail } from '../../../src/server/modules/people/identity/codes/cash-code-mail.ts'
import { codeMail } from '../../../src/server/modules/people/identity/codes/code-mail.ts'
import { newDeviceMail } from '../../../src/server/modules/people/identity/mail/new-device-mail.ts'
import { welcomeMail } from '../../../src/server/modules/people/identity/mail/welcome-mail.ts'
import { passwordChangedMail } from '../../../src/server/modules/people/identity/passwords/changed-mail.ts'
import { passwordLinkMail } from '../../../src/server/modules/people/identity/passwords/link-mail.ts'
import { addressLeftMail } from '../../../src/server/modules/people/own-email/address-left-mail.ts'
import { addressTakenMail } from '../../../src/server/modules/people/own-email/address-taken-mail.ts'
import { ownEmailCodeMail } from '../../../src/server/modules/people/own-email/code-mail.ts'
import { stepRemovedMail } from '../../../src/server/modules/people/security/step-removed-mail.ts'
import { invitationMail } from '../../../src/server/modules/people/staff/invitation-mail.ts'
import * as orders from '../../../src/server/modules/selling/orders/index.ts'
import { payRefusedMail } from '../../../src/server/modules/selling/payments/pay-refused-mail.ts'
import { answerMail } from '../../../src/server/modules/selling/questions/answer-mail.ts'
import { askMail } from '../../../src/server/modules/selling/reviews/ask-mail.ts'
import { noticeMail } from '../../../src/server/modules/selling/stock-notices/notice-mail.ts'
import { backMail } from '../../../src/server/modules/selling/wishlist/back-mail.ts'
import { dropMail } from '../../../src/server/modules/selling/wishlist/drop-mail.ts'
import type { Ctx } from '../../../src/server/platform/context.ts'
import { lateBecause, overBecause } from '../../../src/shared/selling/orders/order-statuses.ts'
import { moneyStatuses, type Order } from '../../../src/shared/selling/orders/orders.ts'

/** Hindi values as users and shops enter them: any Latin text in a Hindi mail is then the product's own. */
export const said = {
  site: 'दीप घर',
  firstName: 'आशा',
  by: 'रवि',
  product: 'पीतल का दीया',
  reason: 'शिकायत मिली',
}

const { site, firstName, by, product, reason } = said
const origin = 'https://shop.example'
const leave = `${origin}/leave`
const email = 'asha@shop.example'
const at = '2026-11-22T10:35:00Z'
const code = '123456'
const device = { browser: 'Chrome', system: 'Android' }
const unknown = { browser: '', system: '' }
const id = '00000000-0000-4000-8000-000000000001'
const other = '00000000-0000-4000-8000-000000000002'

const order: Order = {
  _id: id,
  ...{ number: 1001, status: 'PLACED', paymentMode: 'cod', paymentStatus: 'DUE_ON_DELIVERY', currency: 'INR' },
  amounts: {
    ...{ items: 12_345_600, discount: 0, shipping: 4_900, cashFee: 4_900, tax: 100_000, total: 12_350_500 },
    ...{ cancelled: 0, returned: 0, reduced: 0, reducedShipping: 0 },
  },
  ...{ taxKind: 'CGST+SGST', shippingTaxes: [], discounts: [] },
  address: {
    ...{ name: firstName, line1: 'घर 7', line2: '', landmark: '', city: 'जयपुर', pincode: '302001' },
    ...{ state: 'Rajasthan', mobileNumber: '9876543210', kind: 'HOME', isDefault: false, businessName: '', gstin: '' },
  },
  ...{ pickUp: null, goesWith: null, goingAlong: [] },
  lines: [
    {
      ...{ productVariantId: other, name: product, path: 'diya', sku: '7', options: {}, image: null },
      ...{ quantity: 2, price: 6_172_800, mrp: 6_172_800, amount: 12_345_600, hsn: '', gstRate: 0 },
      ...{ discounts: [], tax: 0, centreTax: 0 },
      ...{ cancelled: 0, shipped: 0, delivered: 0, returned: 0, inReturn: 0, replacing: 0, reductions: [] },
      ...{ returnUntil: null, returnable: 0 },
    },
  ],
  ...{ parcels: [], returns: [], invoices: [], payments: [] },
  events: [],
  created: at,
  placed: at,
  arrives: { from: '2026-11-28', to: '2026-11-30' },
  reservedUntil: null,
  ...{ actions: [], returnUntil: null, request: null, taken: false, payPage: null },
}

const pickUp = { placeId: id, name: 'जयपुर दुकान', hours: 'सोम–शनि 11–19', phone: '0141 222 333' }
const picked = { order: { ...order, pickUp }, firstName }

const part = { position: 0, pieces: 1, restocked: 1 }

const parcel: Order['parcels'][number] = {
  ...{ _id: other, number: 1, state: 'SENT', courier: 'डाक', trackingNumber: '77', link: `${origin}/77` },
  ...{ lines: [part], collect: 6_172_800, replaces: false, sent: at, ended: null },
}

/** All of it in a parcel, a part of it, and a replacement. */
const parcelsIn = [
  { ...parcel, lines: [{ ...part, pieces: 2 }], link: null },
  parcel,
  { ...parcel, replaces: true, collect: 0 },
].map((parcel) => ({ order: { ...order, parcels: [parcel] }, firstName, parcelId: other }))

const replacedAtShop = {
  order: { ...picked.order, parcels: [{ ...parcel, replaces: true }] },
  firstName,
  parcelId: other,
}

/** A part was collected at the shop, and the rest is not ready, or is. */
const collectedIn = [
  { status: 'PLACED', paymentStatus: 'PAID' },
  { status: 'PACKED', paymentStatus: 'DUE_ON_DELIVERY' },
].map((state) => ({
  order: { ...picked.order, ...state, parcels: [{ ...parcel, state: 'DELIVERED' }] } as Order,
  firstName,
  parcelId: other,
}))

/** Paid and not paid, a part and all of it. */
const cameBack = (['SHIPPED', 'RETURNED'] as const).flatMap((status) =>
  [0, 6_172_800].map((due) => ({
    ...{ order: { ...order, paymentMode: 'cod', status, parcels: [parcel] }, firstName, parcelIds: [other], due },
  })),
)

const partAsked: Order = {
  ...order,
  request: { kind: 'cancel', reason: null, note: '', created: at, approved: null, lines: [part] },
}

const returned: Order['returns'][number] = {
  ...{ _id: other, state: 'RECEIVED', reason: null, note: '', pictures: [], lines: [part] },
  ...{ outcome: 'REFUND', piecesAmount: 6_172_800, refundAmount: 6_172_800, requested: at },
}

const replaced = { ...returned, outcome: 'REPLACEMENT' as const, refundAmount: null }
const returnedIn = [
  ...[returned, replaced].map((found) => ({ order: { ...order, returns: [found] }, firstName, returnId: other })),
  { order: { ...picked.order, returns: [replaced] }, firstName, returnId: other },
  { order: { ...order, returns: [returned] }, firstName, returnId: other, instead: true as const },
]

const utrEntered: Order = {
  ...order,
  payments: [
    {
      ...{
        transactionId: other,
        provider: 'upi',
        status: 'OPEN',
        amount: 12_345_600,
        due: 0,
        created: at,
        test: false,
        differs: false,
      },
      utr: { number: '412345678901', state: 'WAITING', entered: at },
      refunds: [],
    },
  ],
  events: [{ kind: 'UTR_MISSING', note: reason, created: at, about: null }],
}

/** The name of a mail, and what writes it. */
export type Sample = [name: string, write: (ctx: Ctx) => Letter]

const of = <About>({ name, letter }: Mail<never, About>, ...abouts: About[]): Sample[] =>
  abouts.map((about) => [name, (ctx) => letter(ctx, about)])

const orderIn = moneyStatuses.map((paymentStatus) => ({ order: { ...order, paymentStatus }, firstName }))
/** One in the parcel of another. */
const along: Order = {
  ...order,
  goesWith: { _id: other, number: 1000, status: 'PLACED', paymentStatus: 'PAID', left: 99_900, paid: at },
}
const refunds = [...Object.values(overBecause), ...Object.values(lateBecause)].map((why) => ({
  order: { id, number: 1001 },
  ...{ firstName, owed: { amount: '₹1,23,456.00', why, name: product } },
}))
const refunded = { order, firstName, amount: '₹1,23,456.00' }
const wishes = ['cancelled', 'cancel', 'return'] as const
const message = { name: firstName, mobileNumber: '9876543210', email, body: 'नमस्ते', answers: [] }
const asked = { firstName, order: { id, number: 1001 }, leave }
const drops = [1, 2, 3].map((each) => ({ name: `${product} ${each}`, from: 12_345_600, to: 99_900 }))
const things = [1, 2, 3].map((each) => ({ name: `${product} ${each}`, price: 99_900 }))
const change = { firstName, from: email, to: email, at }

const campaign = (ctx: Ctx) =>
  campaignLetter(ctx, { subject: product, preview: '' }, [{ heading: product }, reason], id)

/** Each mail at least once, in each of its forms. */
export const samples: Sample[] = [
  ...of(assignedMail, { by, ids: [id] }, { by, ids: [id, other] }),
  ...of(messageMail, { ...message, kind: 'CONTACT' }, { ...message, kind: 'ENQUIRY' }, { ...message, kind: 'FORM' }),
  ...of(replyMail, { reply: { body: 'जी हाँ' }, message: { body: 'क्या?', answers: [], createdAt: new Date(at) } }),
  ...of(confirmMail, { subscriberId: id }),
  ...of(leaveMail, { id, leftAt: new Date('2026-11-20T06:00:00Z') }),
  ...of(departureMail, { firstName, due: at }),
  ...of(codeMail, { firstName, code }),
  ...of(beginCodeMail, { code }),
  ...of(cashCodeMail, { firstName, code }),
  ...of(passwordLinkMail, { firstName, email, requestId: 'x' }),
  ...of(passwordChangedMail, { firstName }),
  ...of(welcomeMail, { firstName, email }),
  ...of(begunMail, { firstName, name: site }),
  ...of(invitationMail, { by, role: { name: 'दुकानदार', isReady: false }, token: 'x' }),
  ...of(invitationMail, { by, role: { name: 'Manager', isReady: true }, token: 'x' }),
  ...of(suspendedMail, { site, reason }),
  ...of(restoredMail, { site, origin }),
  ...of(newDeviceMail, { firstName, device, at: new Date(at), way: 'devices' }),
  ...of(newDeviceMail, { firstName, device: unknown, at: new Date(at), way: 'password' }),
  ...of(stepRemovedMail, { firstName, by, at }),
  ...of(ownEmailCodeMail, { code }),
  ...of(addressLeftMail, change),
  ...of(addressTakenMail, change),
  ...of(ownDataMail, { firstName, query: 'x' }),
  ...of(orders.confirmationMail, ...orderIn, picked, { order: along, firstName }),
  ...of(orders.readyMail, picked, ...collectedIn),
  ...of(orders.partCollectedMail, ...collectedIn),
  ...of(orders.packedMail, { order, firstName }),
  ...of(orders.parcelBackMail, ...cameBack),
  ...of(orders.newOrderMail, ...[...orderIn, picked].map(({ order }) => ({ order, name: firstName, email }))),
  ...of(orders.shippedMail, ...parcelsIn, replacedAtShop),
  ...of(orders.deliveredMail, ...orderIn, picked),
  ...of(orders.cancelledMail, ...orderIn),
  ...of(orders.lapsedMail, ...orderIn),
  ...of(
    orders.itemsCancelledMail,
    ...orderIn.map((about) => ({ ...about, due: 6_172_800, cancellation: { amount: 6_172_800, lines: [part] } })),
  ),
  ...of(orders.returnReceivedMail, ...returnedIn),
  ...of(orders.otherAmountBuyerMail, {
    order: { id, number: 1001 },
    firstName,
    said: '₹61,728.00',
    asked: '₹61,729.00',
  }),
  ...of(orders.otherAmountOwnerMail, { order: { id, number: 1001 }, said: '₹61,728.00', asked: '₹61,729.00' }),
  ...of(
    payRefusedMail,
    { provider: by, amount: '₹61,729.00', said: '' },
    { provider: by, amount: '₹61,729.00', said: reason },
  ),
  ...of(orders.refundBuyerMail, ...refunds),
  ...of(orders.refundOwnerMail, ...refunds),
  ...of(orders.refundSentMail, { ...refunded, note: '' }, { ...refunded, note: reason }),
  ...of(orders.refundDoneMail, { ...refunded, note: '' }, { ...refunded, note: reason }),
  ...of(orders.paymentLinkMail, { order: { ...order, reservedUntil: at }, firstName }),
  ...of(orders.goesAloneMail, { order: along, name: firstName, email }),
  ...of(orders.addressMail, ...orderIn),
  ...of(orders.itemsAddedMail, ...[...orderIn, picked].map((about) => ({ ...about, added: [part] }))),
  ...of(
    orders.requestOwnerMail,
    ...wishes.flatMap((wish) => [undefined, 6_172_800].map((part) => ({ order, wish, part, name: firstName, email }))),
  ),
  ...of(
    orders.requestTakenMail,
    { order: partAsked, firstName, request: 'cancel' },
    { order: partAsked, firstName, request: 'return' },
    { order: { ...partAsked, pickUp }, firstName, request: 'return' },
  ),
  ...of(orders.returnPickedUpMail, { order, firstName }),
  ...of(orders.requestRefusedMail, { order, firstName, request: 'cancel' }, { order, firstName, request: 'return' }),
  ...of(orders.requestApprovedMail, { order, firstName }),
  ...of(orders.upiOwnerMail, { order: utrEntered, name: firstName, email }),
  ...of(orders.upiMissingMail, { order: utrEntered, firstName, attemptId: other }),
  ...of(
    orders.trackingMail,
    ...[null, `${origin}/77`].map((link) => ({ order, firstName, tracking: { courier: 'डाक', number: '77' }, link })),
  ),
  ...of(answerMail, {
    firstName,
    question: 'कितना?',
    answer: 'सौ',
    product: { name: product, path: 'diya', published: true },
  }),
  ...of(askMail, { ...asked, names: [product] }, { ...asked, names: [product, `${product} 2`] }),
  ...of(noticeMail, { name: product, options: {}, sku: '7', path: 'diya', price: 12_345_600 }),
  ['campaigns.campaign', campaign],
  ['campaigns.test', (ctx) => testLetter(ctx, campaign(ctx))],
  ...of(backMail, { firstName, things: things.slice(0, 1), leave }, { firstName, things, leave }),
  ...of(dropMail, { firstName, drops: drops.slice(0, 1), leave }, { firstName, drops, leave }),
]
