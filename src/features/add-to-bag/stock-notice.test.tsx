// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { answerCalls, type Sent } from '../../../tests/support/answers.ts'
import { fill, mount, press } from '../../../tests/support/screens/mount.tsx'
import { product } from '../../../tests/support/screens/shop.tsx'
import { IslandRoot } from '../../client/island-root.tsx'
import { PurchaseForm } from './purchase-form.tsx'

const variant = (size: string, stock: number) => ({
  ...{ _id: `v-${size}`, sku: `K-${size}`, options: { Size: size }, price: 179_000, mrp: 219_000, stock },
})
const kurta = product({
  path: 'kurta',
  options: [{ name: 'Size', values: ['S', 'M', 'L'] }],
  variants: [variant('S', 4), variant('M', 0), variant('L', 0)],
})

let sent: Sent[]
beforeEach(() => {
  sent = answerCalls((url) =>
    url.includes('stock-notices') ? [200, { data: { email: 'asha@example.com' } }] : undefined,
  )
  mount(
    <IslandRoot>
      <PurchaseForm product={kurta} />
    </IslandRoot>,
  )
})
afterEach(() => document.body.replaceChildren())

const text = () => document.body.textContent ?? ''
async function choose(size: string): Promise<void> {
  await expect.poll(() => document.querySelector(`input[value=${size}]`)).toBeTruthy()
  document.querySelector<HTMLInputElement>(`input[value=${size}]`)?.click()
}

// Shows B161.
test('choosing a sold-out size offers a notice when it is back', async () => {
  await choose('S')
  expect(text()).not.toContain('Tell me when it is back')
  await choose('M')
  await expect.poll(text).toContain('Tell me when it is back')
  press('Tell me when it is back')
  await expect.poll(() => document.querySelector('input[type=email]')).toBeTruthy()
  const field = document.querySelector<HTMLInputElement>('input[type=email]')
  if (field) fill(field, 'Asha@example.com')
  press('Tell me when it is back')
  await expect.poll(text).toContain('We’ll email asha@example.com once')
  expect(sent.at(-1)?.body).toEqual({ productVariantId: 'v-M', email: 'asha@example.com' })
})

test('a notice for one size is not shown for another', async () => {
  await choose('M')
  await expect.poll(text).toContain('Tell me when it is back')
  press('Tell me when it is back')
  await expect.poll(() => document.querySelector('input[type=email]')).toBeTruthy()
  await choose('S')
  await expect.poll(() => document.querySelector('input[type=email]')).toBeNull()
})

test('the promise for one sold-out size does not stand at another one', async () => {
  await choose('M')
  await expect.poll(text).toContain('Tell me when it is back')
  press('Tell me when it is back')
  await expect.poll(() => document.querySelector('input[type=email]')).toBeTruthy()
  const field = document.querySelector<HTMLInputElement>('input[type=email]')
  if (field) fill(field, 'asha@example.com')
  press('Tell me when it is back')
  await expect.poll(text).toContain('We’ll email asha@example.com once')
  await choose('L')
  await expect.poll(text).toContain('Tell me when it is back')
  expect(text()).not.toContain('We write to')
})
