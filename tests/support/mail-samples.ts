import { assignedMail } from '../../src/server/modules/content/inbox/assignment.ts'
import { messageMail } from '../../src/server/modules/content/inbox/inbox-mails.ts'
import { replyMail } from '../../src/server/modules/content/inbox/replies.ts'
import * as newsletter from '../../src/server/modules/content/newsletter/newsletter-mails.ts'
import type { Letter } from '../../src/server/modules/ground/mail/index.ts'
import { letters } from '../../src/server/modules/ground/mails/index.ts'
import { departureMail } from '../../src/server/modules/over/departures/departure-mail.ts'
import { dataMail } from '../../src/server/modules/over/own-data/own-data-mail.ts'
import * as entry from '../../src/server/modules/people/identity/mail/mail-words.ts'
import { confirmation } from '../../src/server/modules/selling/orders/confirmation-mail.ts'
import { newOrder } from '../../src/server/modules/selling/orders/new-order-mail.ts'
import { type NewsKind, news } from '../../src/server/modules/selling/orders/news-mail.ts'
import { toBuyer, toOwner } from '../../src/server/modules/selling/orders/refund-mail.ts'
import { trackingChanged } from '../../src/server/modules/selling/orders/tracking-mail.ts'
import { answerMail } from '../../src/server/modules/selling/questions/answer-mail.ts'
import { askMail } from '../../src/server/modules/selling/reviews/ask-mail.ts'
import { backInStockMail } from '../../src/server/modules/selling/stock-notices/notice-mail.ts'
import { dropMail } from '../../src/server/modules/selling/wishlist/drop-mail.ts'
import type { Ctx } from '../../src/server/platform/context.ts'
import { lateBecause, overBecause } from '../../src/shared/selling/order-statuses.ts'
import { moneyStatuses, type Order } from '../../src/shared/selling/orders.ts'

/** What people and shops enter, in Hindi: whatever is Latin in a Hindi mail beside it is the product's. */
export const said = {
  site: 'दीप घर',
  firstName: 'आशा',
  by: 'रवि',
  product: 'पीतल का दीया',
  reason: 'शिकायत मिली',
}

const { site, firstName, by, product, reason } = said
const href = 'https://shop.example/x'
const help = 'help@shop.example'
const email = 'asha@shop.example'
const at = new Date('2026-11-22T10:35:00Z')
const code = '123456'
const about = { site, firstName, platform: 'हाट', address: 'shop.example', href, help, email, at, by, code }
const device = { browser: 'Chrome', system: 'Android' }
const ids = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002']
const owed = { amount: '₹1,23,456.00' }

const order: Order = {
  _id: ids[0] ?? '',
  ...{ number: 1001, status: 'PLACED', paymentMode: 'cod', paymentStatus: 'DUE_ON_DELIVERY', currency: 'INR' },
  amounts: { items: 12_345_600, shipping: 0, tax: 100_000, total: 12_345_600 },
  address: {
    ...{ name: firstName, line1: 'घर 7', line2: '', landmark: '', city: 'जयपुर', pincode: '302001' },
    ...{ state: 'Rajasthan', mobileNumber: '9876543210', kind: 'HOME', isDefault: false },
  },
  lines: [
    {
      ...{ productVariantId: ids[1] ?? '', name: product, path: 'diya', sku: '7', options: {}, image: null },
      ...{ quantity: 2, price: 6_172_800, mrp: 6_172_800, amount: 12_345_600, hsn: '', gstRate: 0, tax: 0 },
    },
  ],
  payments: [],
  events: [],
  created: at.toISOString(),
  placed: at.toISOString(),
  arrives: { from: '2026-11-28', to: '2026-11-30' },
  reservedUntil: null,
}

const ofOrder = (name: string, write: (ctx: Ctx, order: Order) => Letter): Sample[] =>
  moneyStatuses.map((paymentStatus) => [name, (ctx) => write(ctx, { ...order, paymentStatus })])

const whys = [...Object.values(overBecause), ...Object.values(lateBecause)]
const drops = [1, 2, 3].map((each) => ({ name: `${product} ${each}`, from: 12_345_600, to: 99_900 }))
const person = { firstName }

export type Sample = [name: string, write: (ctx: Ctx) => Letter]

/** Each mail at least once, in each of its forms; by the name of the function that writes it. */
export const samples: Sample[] = [
  ['assignedMail', (ctx) => assignedMail(ctx, by, ids.slice(0, 1))],
  ['assignedMail', (ctx) => assignedMail(ctx, by, ids)],
  ...(['CONTACT', 'ENQUIRY', 'FORM'] as const).map(
    (kind): Sample => [
      'messageMail',
      (ctx) =>
        messageMail(ctx, { kind, name: firstName, mobileNumber: '9876543210', email, body: 'नमस्ते', answers: [] }),
    ],
  ),
  [
    'replyMail',
    (ctx) => replyMail(ctx.site, { reply: { body: 'जी हाँ' }, message: { body: 'क्या?', answers: [], createdAt: at } }),
  ],
  ['linkMail', (ctx) => newsletter.linkMail(ctx, 'confirm', ids[0] ?? '')],
  ['linkMail', (ctx) => newsletter.linkMail(ctx, 'leave', ids[0] ?? '')],
  ['departureMail', (ctx) => departureMail(ctx.site, firstName, at.toISOString())],
  ['codeMail', () => entry.codeMail({ ...about, minutes: 10 })],
  ['signUpMail', () => entry.signUpMail({ ...about, minutes: 10 })],
  ['linkMail', () => entry.linkMail({ ...about, minutes: 30 })],
  ['changedMail', () => entry.changedMail(about)],
  ['welcome', () => letters.welcome(about)],
  ['begun', () => letters.begun(about)],
  ['invitation', () => letters.invitation({ ...about, role: 'दुकानदार', days: 7 })],
  ['suspended', () => letters.suspended({ ...about, reason })],
  ['restored', () => letters.restored(about)],
  ['newDevice', () => letters.newDevice({ ...about, device, way: 'devices' })],
  ['newDevice', () => letters.newDevice({ ...about, device: { browser: '', system: '' }, way: 'password' })],
  ['stepRemoved', () => letters.stepRemoved(about)],
  ['proveAddress', () => letters.proveAddress({ ...about, minutes: 10 })],
  ['addressLeft', () => letters.addressLeft({ ...about, to: email })],
  ['addressTaken', () => letters.addressTaken({ ...about, from: email })],
  ['dataMail', () => dataMail(about)],
  ...ofOrder('confirmation', (ctx, order) => confirmation(ctx, order, person)),
  ...ofOrder('newOrder', (ctx, order) => newOrder(ctx, order, { name: firstName, email })),
  ...(['shipped', 'delivered', 'cancelled'] satisfies NewsKind[]).flatMap((kind) =>
    ofOrder('news', (ctx, order) => news(ctx, kind, order, person)),
  ),
  ...whys.flatMap((why): Sample[] => [
    [
      'toBuyer',
      (ctx) => toBuyer(ctx.site, { id: order._id, number: 1001 }, firstName, { ...owed, why, name: product }),
    ],
    ['toOwner', (ctx) => toOwner(ctx.site, { id: order._id, number: 1001 }, { ...owed, why, name: product })],
  ]),
  ['trackingChanged', (ctx) => trackingChanged(ctx, order, person, { courier: 'डाक', number: '77' })],
  [
    'answerMail',
    (ctx) =>
      answerMail(ctx.site, { ...person, question: 'कितना?', answer: 'सौ', product: { name: product, path: 'diya' } }),
  ],
  ['askMail', () => askMail({ ...about, number: 1001, names: [product], leave: href })],
  ['askMail', () => askMail({ ...about, number: 1001, names: [product, `${product} 2`], leave: href })],
  [
    'backInStockMail',
    ({ site }) => backInStockMail(site, { name: product, options: {}, sku: '7', path: 'diya', price: 12_345_600 }),
  ],
  ['dropMail', () => dropMail({ ...about, drops: drops.slice(0, 1), currency: 'INR', leave: href })],
  ['dropMail', () => dropMail({ ...about, drops, currency: 'INR', leave: href })],
]
