// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { fill, mount, press } from '../../../tests/support/screens/mount.tsx'
import { rememberedPlace } from '../../client/delivery.ts'
import { IslandRoot } from '../../client/island-root.tsx'
import { queryClient } from '../../client/queries.ts'
import { dropStored, store } from '../../client/storage.ts'
import DeliveryCheck from './delivery-check.island.tsx'

let asked: (string | null)[] = []
let answer: object = { delivers: true, cash: true, arrives: { from: '2026-11-28', to: '2026-11-30' } }

beforeEach(() => {
  queryClient().clear()
  document.body.replaceChildren()
  dropStored('local', 'haat:pin')
  asked = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(new URL(address, 'http://shop.localhost').searchParams.get('pincode'))
    return Response.json({ data: answer })
  })
})

const text = () => document.querySelector('[role=status]')?.textContent

async function type(pincode: string): Promise<void> {
  await expect.poll(() => document.querySelector('input')).not.toBeNull()
  const field = document.querySelector('input')
  if (field) fill(field, pincode)
  press('Check')
}

const open = () =>
  mount(
    <IslandRoot>
      <DeliveryCheck product="kansa-bowl" />
    </IslandRoot>,
  )

// Shows B247.
test('a PIN code is answered with day and cash, and remembered for the bag', async () => {
  open()
  expect(asked).toEqual([])
  await type('560 001')
  await expect.poll(text).toBe('560001: Expected 28–30 November 2026 · Cash on delivery is possible.')
  expect(asked).toEqual(['560001'])
  expect(rememberedPlace()).toEqual({ pincode: '560001' })
})

// Shows B247.
test('the remembered PIN code is asked about at once; a place that is not delivered to is said', async () => {
  store('local', 'haat:pin', '744101')
  answer = { delivers: false, cash: false, arrives: null }
  open()
  await expect.poll(text).toBe('We don’t deliver to 744101 yet.')
})

// Shows B310.
test.each([
  [true, '560001: We deliver. Or pick up at Lake Road studio, ready by 28 November 2026.'],
  [false, 'We don’t deliver to 560001 yet. You can pick up your order at Lake Road studio, ready by 28 November 2026.'],
])('where delivery is %s the answer names the place where the order is picked up', async (delivers, said) => {
  const pickUp = { name: 'Lake Road studio', ready: '2026-11-28', more: false }
  answer = { delivers, cash: false, arrives: null, pickUp }
  open()
  await type('560001')
  await expect.poll(text).toBe(said)
})

// Shows B247.
test('another PIN code has the bag priced anew', async () => {
  queryClient().setQueryData(['cart'], { amounts: {} })
  queryClient().setQueryData(['cart', { pincode: '560001' }], { amounts: {} })
  const isStale = () =>
    queryClient()
      .getQueryCache()
      .findAll({ queryKey: ['cart'] })
      .map(({ state }) => state.isInvalidated)
  const { unmount } = open()
  expect(isStale()).toEqual([false, false])
  await type('744101')
  await expect.poll(isStale).toEqual([true, true])
  await expect.poll(() => asked).toEqual(['744101'])
  unmount()
})

test('a text that is no PIN code is refused at the field, and asks nothing', async () => {
  open()
  await type('5600')
  await expect.poll(() => document.body.textContent).toContain('Enter a 6-digit PIN code.')
  expect(asked).toEqual([])
  store('local', 'haat:pin', 'elsewhere')
  expect(rememberedPlace()).toEqual({})
})
