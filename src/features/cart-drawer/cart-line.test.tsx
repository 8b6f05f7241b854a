// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { effects } from '../../../tests/support/screens/effects.ts'
import { mount, press } from '../../../tests/support/screens/mount.tsx'
import { bagItem } from '../../../tests/support/selling/bag-item.ts'
import { IslandRoot } from '../../client/island-root.tsx'
import { queryClient } from '../../client/queries.ts'
import type { CartItem } from '../../shared/selling/bag/cart.ts'
import { CartLine } from './cart-line.tsx'

let asked: { address: string; body: unknown }[] = []

beforeEach(async () => {
  queryClient().clear()
  asked = []
  vi.stubGlobal('fetch', async (address: string, { body }: { body?: string }) => {
    asked.push({ address: String(address), body: body ? JSON.parse(body) : undefined })
    return Response.json({ data: [], total: 0, amounts: {} })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

async function show(given: Partial<CartItem> = {}) {
  mount(
    <IslandRoot>
      <CartLine item={{ ...bagItem, ...given }} currency="INR" />
    </IslandRoot>,
  )
  await expect.poll(() => document.querySelector('output')?.textContent).toBeTruthy()
}

test.each([
  ['One less', 3],
  ['One more', 5],
])('“%s” asks for that many', async (button, quantity) => {
  await show()
  press(button)
  await expect.poll(() => asked.map(({ body }) => body)).toEqual([{ productVariantId: 'variant', quantity }])
  expect(asked[0]?.address).toContain('id=line')
})

test('a bag that was asked for before a change does not take it back', async () => {
  const bag = () => queryClient().getQueryData(['cart'])
  const { promise, resolve } = Promise.withResolvers<object>()
  await show()
  const read = queryClient()
    .fetchQuery({ queryKey: ['cart'], queryFn: () => promise })
    .catch(() => undefined)
  press('One more')
  await expect.poll(bag).toMatchObject({ total: 0 })
  resolve({ data: [], total: 7, amounts: {} })
  await read
  await effects()
  expect(bag()).toMatchObject({ total: 0 })
})

test('two lines changed at once are sent one after the other, so the bag shows the last reply', async () => {
  const replies: ((reply: Response) => void)[] = []
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => replies.push(resolve)))
  mount(
    <IslandRoot>
      <CartLine item={bagItem} currency="INR" />
      <CartLine item={{ ...bagItem, _id: 'other', name: 'Bowl' }} currency="INR" />
    </IslandRoot>,
  )
  await expect.poll(() => document.querySelectorAll('output').length).toBe(2)
  const more = [...document.querySelectorAll('button')].filter(({ textContent }) => textContent === 'One more')
  for (const button of more) button.click()
  await expect.poll(() => document.querySelectorAll('[aria-busy]').length).toBe(2)
  await expect.poll(() => replies.length).toBe(1)
  for (const total of [1, 2]) {
    await expect.poll(() => replies.length).toBe(total)
    replies[total - 1]?.(Response.json({ data: [], total, amounts: {} }))
    await expect.poll(() => queryClient().getQueryData(['cart'])).toMatchObject({ total })
  }
})

test('“Remove” takes the line out', async () => {
  await show()
  press('Remove Lamp')
  await expect.poll(() => asked.map(({ address }) => address)).toEqual([expect.stringMatching(/delete.*id=line/)])
})

test('one press takes the pieces that are left', async () => {
  await show({ available: 2 })
  press('Change to 2')
  await expect.poll(() => asked.map(({ body }) => body)).toEqual([{ productVariantId: 'variant', quantity: 2 }])
})
