import type { SavedAddress } from '../../shared/people/address.ts'
import type { Person } from '../../shared/people/customer.ts'
import type { Cart, CartItem } from '../../shared/selling/cart.ts'
import type { Order, OrderLine, PaymentOption } from '../../shared/selling/orders.ts'

/** A believable person with a bag and orders: what personal sections show in the gallery and the builder. */

export const person: Person = {
  _id: 'person',
  firstName: 'Asha',
  lastName: 'Raghunathan',
  email: 'asha@example.com',
  userName: 'asha@example.com',
  userType: 'CUSTOMER',
  permissions: [],
  callingCode: '+91',
  mobileNumber: '9876543210',
  birthDate: '1991-03-14',
  gender: 'FEMALE',
}

const home: SavedAddress = {
  _id: 'home',
  name: 'Asha Raghunathan',
  mobileNumber: '9876543210',
  line1: '14, 3rd Cross, Malleswaram',
  line2: '',
  landmark: 'Opposite the flower market',
  city: 'Bengaluru',
  state: 'Karnataka',
  pincode: '560003',
  kind: 'HOME',
  isDefault: true,
}

export const addresses: SavedAddress[] = [
  home,
  {
    _id: 'parents',
    name: 'श्रीमती सुशीला रघुनाथन',
    mobileNumber: '9123456780',
    line1: 'B-7, Shanti Kunj, Alkapuri',
    line2: '',
    landmark: '',
    city: 'Vadodara',
    state: 'Gujarat',
    pincode: '390007',
    kind: 'OTHER',
    isDefault: false,
  },
]

type Piece = Pick<OrderLine, 'name' | 'path' | 'options' | 'quantity' | 'price' | 'mrp'>

const pieces: Piece[] = [
  {
    name: 'Indigo Dabu Print Kurta',
    path: 'indigo-dabu-kurta',
    options: { Size: 'M' },
    quantity: 1,
    price: 189_900,
    mrp: 229_900,
  },
  { name: 'Brass Urli, hand-beaten', path: 'brass-urli', options: {}, quantity: 2, price: 124_900, mrp: 124_900 },
]

const items: CartItem[] = pieces.map((piece, index) => ({
  ...piece,
  _id: `item-${index}`,
  productVariantId: `variant-${index}`,
  brand: null,
  image: null,
  amount: piece.price * piece.quantity,
  available: 8,
  most: 20,
}))

export const cart: Cart = {
  data: items,
  total: items.length,
  amounts: { currency: 'INR', mrp: 479_700, items: 439_700, shipping: 0, total: 439_700, tax: 47_148 },
}

const lines: OrderLine[] = pieces.map((piece, index) => ({
  ...piece,
  productVariantId: `variant-${index}`,
  sku: `SKU-${index + 1}`,
  image: null,
  amount: piece.price * piece.quantity,
  hsn: index === 0 ? '6211' : '7418',
  gstRate: index === 0 ? 5 : 18,
  tax: index === 0 ? 9_043 : 38_105,
}))

const placed = '2026-11-18T10:42:00.000Z'

export const order: Order = {
  _id: 'order',
  number: 1042,
  status: 'SHIPPED',
  paymentMode: 'sandbox',
  paymentStatus: 'PAID',
  currency: 'INR',
  amounts: { items: 439_700, shipping: 0, tax: 47_148, total: 439_700 },
  address: home,
  lines,
  payments: [
    { transactionId: 'HAAT-7Q2M-8841', provider: 'sandbox', status: 'PAID', amount: 439_700, created: placed },
  ],
  events: [
    { kind: 'PLACED', note: '', created: placed },
    { kind: 'PACKED', note: '', created: '2026-11-19T06:15:00.000Z' },
    { kind: 'SHIPPED', note: 'With Delhivery, AWB 4471 2093', created: '2026-11-19T12:30:00.000Z' },
  ],
  created: placed,
  placed,
  reservedUntil: null,
}

export const orders: Order[] = [
  order,
  {
    ...order,
    _id: 'earlier',
    number: 1017,
    status: 'DELIVERED',
    lines: lines.slice(1),
    amounts: { items: 249_800, shipping: 9_900, tax: 39_615, total: 259_700 },
    created: '2026-10-29T15:20:00.000Z',
    placed: '2026-10-29T15:20:00.000Z',
  },
]

export const paymentOptions: PaymentOption[] = [
  { mode: 'sandbox', title: 'UPI, card or net banking', description: 'You pay on the next page.', test: false },
  {
    mode: 'cod',
    title: 'Pay on delivery',
    description: 'In cash or by UPI when the parcel is in your hands.',
    test: false,
  },
]
