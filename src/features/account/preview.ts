import type { PageInfo } from '../../sections/define/page-info.tsx'
import type { Reads } from '../../sections/define/reads.ts'
import type { SavedAddress } from '../../shared/people/address.ts'
import type { Consents } from '../../shared/people/consents.ts'
import type { Person } from '../../shared/people/customer.ts'
import type { Session } from '../../shared/people/session.ts'
import type { Cart, CartItem } from '../../shared/selling/bag/cart.ts'
import type { WishlistItem } from '../../shared/selling/bag/wishlist.ts'
import type { ProductListItem } from '../../shared/selling/catalogue/products.ts'
import type { Order, OrderLine, PaymentOption } from '../../shared/selling/orders/orders.ts'
import { type Quote, quote } from '../../shared/selling/pricing/quote.ts'
import { isAtHome } from './at-home.ts'

/**
 * Sample customer with a bag and orders, for personal sections in the gallery and the builder. Buys two of the site's products, or two
 * placeholders if it sells none yet.
 */

export const person: Person = {
  _id: 'person',
  firstName: 'Customer',
  lastName: '',
  email: 'customer@example.com',
  userName: 'customer@example.com',
  userType: 'CUSTOMER',
  permissions: [],
  callingCode: '+91',
  mobileNumber: '9876543210',
  birthDate: '1991-03-14',
  gender: 'FEMALE',
  pictureId: null,
  showsPicture: false,
}

export const consents: Consents = {
  isProven: true,
  newsletter: { wanted: true, since: '2026-11-02T12:00:00.000Z', source: 'FORM' },
  priceDrops: { wanted: true, since: '2026-11-02T12:00:00.000Z' },
  reviewRequests: { wanted: true },
}

export const sessions: Session[] = [
  {
    _id: 'this',
    device: 'Chrome on Android',
    created: '2026-11-18T04:30:00.000Z',
    used: '2026-11-18T05:10:00.000Z',
    isThis: true,
  },
  {
    _id: 'other',
    device: 'Firefox on Windows',
    created: '2026-11-02T12:00:00.000Z',
    used: '2026-11-16T16:45:00.000Z',
    isThis: false,
  },
]

const home: SavedAddress = {
  _id: 'home',
  name: 'Customer',
  mobileNumber: '9876543210',
  line1: 'House and street',
  line2: '',
  landmark: 'Landmark',
  city: 'Town',
  state: 'Karnataka',
  pincode: '560003',
  kind: 'HOME',
  isDefault: true,
  businessName: '',
  gstin: '',
}

export const addresses: SavedAddress[] = [
  home,
  {
    _id: 'parents',
    name: 'Someone else',
    mobileNumber: '9123456780',
    line1: 'Another house and street',
    line2: '',
    landmark: '',
    city: 'Another town',
    state: 'Gujarat',
    pincode: '390007',
    kind: 'OTHER',
    isDefault: false,
    businessName: '',
    gstin: '',
  },
]

type Piece = Pick<OrderLine, 'name' | 'path' | 'options' | 'quantity' | 'price' | 'mrp' | 'image'>

/** Fields of a site's product that the samples use. */
type Sold = Pick<ProductListItem, 'name' | 'path' | 'price' | 'mrp'> & Pick<ProductListItem, 'basicDetails'>

const pieces: Piece[] = [
  {
    ...{ name: 'A product with a size', path: 'product', options: { Size: 'M' } },
    ...{ quantity: 1, price: 189_900, mrp: 229_900, image: null },
  },
  {
    ...{ name: 'Another product', path: 'another', options: {} },
    ...{ quantity: 2, price: 124_900, mrp: 124_900, image: null },
  },
]

/** How many products `previewOf` shows. */
const shownPieces = pieces.length

/** @param sold the site's own products; where there are fewer than two, pieces that name nothing take their places */
export function previewOf(sold: Sold[]) {
  const own = pieces.map((piece, index): Piece => {
    const product = sold[index]
    if (!product) return piece
    const { name, path, price, mrp, basicDetails } = product
    return { ...piece, name, path, price, mrp, options: {}, image: basicDetails.media[0] ?? null }
  })
  const cart = cartOf(own)
  const order = orderOf(own)
  return { cart, order, orders: [order, earlierOf(own)] }
}

/** The site's first products for the preview; none on the section's own template, which shows what is the reader's. */
export async function readPreviewed(template: string, reads: Reads, { path }: PageInfo): Promise<ProductListItem[]> {
  return isAtHome(template, path) ? [] : reads.firstProducts({ sort: 'created', size: shownPieces })
}

/** Sample wishlist: one item costs less than when it was saved. */
export function wishlistOf(sold: Sold[]): WishlistItem[] {
  return pieces.map((piece, index) => {
    const product = sold[index]
    const { name, path, price, mrp } = product ?? piece
    return {
      ...{ _id: `wish-${index}`, productVariantId: '', productId: '', name, path, price, mrp, brand: null },
      options: product ? {} : piece.options,
      image: product?.basicDetails.media[0] ?? null,
      ...{ currency: 'INR', keptPrice: index === 0 ? price + 20_000 : price, available: 5, isSold: true },
      created: '2026-11-18T10:42:00.000Z',
    }
  })
}

const amountOf = ({ price, quantity }: Piece) => price * quantity

/** A piece to wear and one of brass, so that an order shows two rates. */
const taxed = [
  { hsn: '6211', gstRate: 5 },
  { hsn: '7418', gstRate: 18 },
] as const

const seller = { gstNumber: '29AABCA1234F1Z5', composition: false, state: 'Karnataka' }

function quoteOf(pieces: Piece[], shipping = 0): Quote {
  const lines = pieces.map(({ quantity, price, mrp }, index) => ({
    ...{ id: `variant-${index}`, quantity, price, mrp, weight: 0 },
    gstRate: taxed[index]?.gstRate ?? 5,
  }))
  const rules = { by: 'value', slabs: [{ from: 0, amount: shipping }], freeFrom: 0 } as const
  return quote(lines, { seller, shipping: { ...rules, slabs: [...rules.slabs] }, discounts: [] }, home.state)
}

function cartOf(pieces: Piece[]): Cart {
  const data: CartItem[] = pieces.map((piece, index) => ({
    ...piece,
    _id: `item-${index}`,
    productVariantId: `variant-${index}`,
    brand: null,
    amount: amountOf(piece),
    available: 8,
    most: 20,
  }))
  const { mrp, items, discount, shipping, cashFee, total, tax } = quoteOf(pieces)
  const amounts = { currency: 'INR', mrp, items, discount, shipping, cashFee, total, tax }
  return { data, total: data.length, amounts, discounts: [], coupon: null, unsold: [], delivers: true, arrives: null }
}

function linesOf(pieces: Piece[], { lines }: Quote): OrderLine[] {
  return pieces.map((piece, index) => ({
    ...piece,
    productVariantId: `variant-${index}`,
    sku: `SKU-${index + 1}`,
    amount: amountOf(piece),
    hsn: taxed[index]?.hsn ?? '',
    gstRate: lines[index]?.rate ?? 0,
    discounts: [],
    tax: lines[index]?.tax ?? 0,
    centreTax: lines[index]?.centreTax ?? 0,
    ...{ cancelled: 0, shipped: piece.quantity, delivered: 0, returned: 0, inReturn: 0, replacing: 0, reductions: [] },
    ...{ returnUntil: null, returnable: 0 },
  }))
}

const placed = '2026-11-18T10:42:00.000Z'

function orderOf(pieces: Piece[], shippingAmount = 0): Order {
  const quoted = quoteOf(pieces, shippingAmount)
  const { items, discount, shipping, cashFee, tax, total, taxKind, shippingTaxes } = quoted
  return {
    _id: 'order',
    number: 1042,
    invoices: [],
    status: 'SHIPPED',
    paymentMode: 'sandbox',
    paymentStatus: 'PAID',
    currency: 'INR',
    amounts: {
      items,
      discount,
      shipping,
      cashFee,
      tax,
      total,
      cancelled: 0,
      returned: 0,
      reduced: 0,
      reducedShipping: 0,
    },
    ...{ taxKind, shippingTaxes, discounts: [] },
    address: home,
    pickUp: null,
    lines: linesOf(pieces, quoted),
    parcels: [
      {
        ...{ _id: 'parcel', number: 1, state: 'SENT', courier: 'Delhivery', trackingNumber: '1490812345678' },
        link: 'https://www.delhivery.com/track/package/1490812345678',
        lines: pieces.map(({ quantity }, position) => ({ position, pieces: quantity })),
        ...{ collect: 0, replaces: false, sent: '2026-11-19T12:30:00.000Z', ended: null },
      },
    ],
    returns: [],
    payments: [
      {
        transactionId: 'HAAT-7Q2M-8841',
        provider: 'sandbox',
        status: 'PAID',
        amount: total,
        due: 0,
        created: placed,
        test: false,
        differs: false,
        refunds: [],
        utr: null,
      },
    ],
    events: [
      { kind: 'PLACED', note: '', created: placed, about: null },
      { kind: 'PACKED', note: '', created: '2026-11-19T06:15:00.000Z', about: null },
      { kind: 'SHIPPED', note: '', created: '2026-11-19T12:30:00.000Z', about: null },
    ],
    created: placed,
    placed,
    arrives: { from: '2026-11-21', to: '2026-11-24' },
    reservedUntil: null,
    actions: [],
    returnUntil: null,
    request: null,
    taken: false,
    ...{ goesWith: null, goingAlong: [] },
    payPage: null,
  }
}

function earlierOf(pieces: Piece[]): Order {
  const own = pieces.slice(1)
  const created = '2026-10-29T15:20:00.000Z'
  return {
    ...orderOf(own, 9_900),
    ...{ _id: 'earlier', number: 1017, status: 'DELIVERED', created, placed: created },
  }
}

export const paymentOptions: PaymentOption[] = [
  {
    mode: 'sandbox',
    title: 'UPI, card or net banking',
    description: 'You pay on the next page.',
    test: false,
    firstOnPhones: false,
  },
  {
    mode: 'cod',
    title: 'Pay on delivery',
    description: 'In cash or by UPI when the parcel is in your hands.',
    test: false,
    firstOnPhones: false,
  },
]
