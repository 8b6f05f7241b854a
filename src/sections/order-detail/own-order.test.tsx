// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mount } from '../../../tests/support/screens/mount.tsx'
import { signedInPage } from '../../../tests/support/screens/signed-in-page.ts'
import { IslandRoot } from '../../client/island-root.tsx'
import { person, previewOf } from '../../features/account/preview.ts'
import type { OwnReview } from '../../shared/selling/opinions/reviews.ts'
import type { Order } from '../../shared/selling/orders/orders.ts'
import OrderDetail from './order-detail.island.tsx'

const id = '00000000-0000-4000-8000-000000000001'
let order: Order | undefined
let asked: string[]
let review: OwnReview | null
const written: OwnReview = {
  ...{
    _id: 'r1',
    stars: 3,
    title: 'Nice',
    text: '',
    writer: 'Asha R.',
    options: {},
    pictures: [],
    helpful: 0,
    answer: null,
  },
  ...{ created: '2026-11-18T10:42:00.000Z', state: 'SHOWN', named: 'SHORT' },
}

signedInPage()
beforeEach(() => {
  asked = []
  review = null
  history.replaceState(null, '', `/setting/orders/${id}`)
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(String(address))
    if (String(address).includes('/reviews/own'))
      return Response.json({ data: [{ productVariantId: 'variant-0', review, isOpen: review === null }], total: 1 })
    if (!String(address).includes('/order')) return Response.json({ data: person })
    return Response.json({ data: order ? [order] : [], total: 1 })
  })
})
afterEach(() => {
  history.replaceState(null, '', '/')
})

function open(given: Partial<Order>) {
  order = { ...previewOf([]).order, _id: id, ...given }
  show()
}
const show = () =>
  mount(
    <IslandRoot>
      <OrderDetail help="" timeZone="Asia/Kolkata" preview={null} />
    </IslandRoot>,
  )
const text = () => document.body.textContent ?? ''

/** The sample's lines, each with one piece that came and so many that went back. */
const arrived = (returned: number) =>
  previewOf([]).order.lines.map((line) => ({ ...line, delivered: 1 - returned, returned }))

test.each(['DELIVERED', 'RETURN_REQUESTED'] as const)(
  'items that arrived can be reviewed while the order is %s',
  async (status) => {
    open({ status, lines: arrived(0) })
    await expect.poll(text).toContain('Review A product with a size')
    expect(text()).not.toContain('Review Another product')
  },
)

// Shows B137.
test('a review of what was returned is offered to be deleted, and nothing else of it to be reviewed', async () => {
  review = { ...written }
  open({ status: 'RETURNED', lines: arrived(1) })
  await expect.poll(text).toContain('Edit review A product with a size')
  expect(text()).not.toContain('Review Another product')
})

test('before it has arrived nothing can be reviewed, and nothing is asked for that', async () => {
  open({ status: 'SHIPPED' })
  await expect.poll(text).toContain('Order 1042')
  expect(text()).not.toContain('Review ')
  expect(asked.filter((address) => address.includes('/reviews/own'))).toEqual([])
})

test('an order that is not this person’s is said to be not found, once that is known', async () => {
  order = undefined
  show()
  await expect.poll(text).toContain('This order is not found')
  expect(text()).not.toContain('What was ordered')
})
