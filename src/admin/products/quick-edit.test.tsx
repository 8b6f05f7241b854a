// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fill, mount, press } from '../../../tests/support/screens/mount.tsx'
import { toldToasts } from '../../../tests/support/screens/toasts.ts'
import type { ProductRow } from '../../shared/selling/catalogue/products-admin.ts'
import { QuickEdit } from './quick-edit.tsx'

toldToasts()

/** The product shown in the popup. */
const row = {
  _id: '00000000-0000-4000-8000-000000000001',
  name: 'Lamp',
  revision: 3,
  only: { _id: '00000000-0000-4000-8000-000000000002', price: 500_00, mrp: 600_00, stock: 7 },
} as ProductRow

let sent: unknown[] = []

beforeEach(async () => {
  sent = []
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body))
    return Response.json({ data: {} })
  })
  mount(
    <QueryClientProvider client={new QueryClient()}>
      <QuickEdit row={row} what="stock">
        7
      </QuickEdit>
    </QueryClientProvider>,
  )
  await expect.poll(() => document.querySelector('button')).toBeTruthy()
  document.querySelector('button')?.click()
  await expect.poll(stock).toBeTruthy()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const stock = () => document.querySelector<HTMLInputElement>('[name=stock]') as HTMLInputElement
const price = () => document.querySelector<HTMLInputElement>('[name=price]') as HTMLInputElement

test('price and stock are saved as they are typed, with the stock that was seen', async () => {
  fill(stock(), '12')
  fill(price(), '450')
  price().dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  press('Save')
  await expect.poll(() => sent).toEqual([{ revision: 3, price: 450_00, mrp: 600_00, stock: 12, stockSeen: 7 }])
  await expect.poll(stock).toBeNull()
})

test('“Cancel” saves nothing', async () => {
  fill(stock(), '12')
  press('Cancel')
  await expect.poll(stock).toBeNull()
  expect(sent).toEqual([])
})

test('a price of nothing is asked for once', async () => {
  fill(price(), '0')
  price().dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  press('Save')
  await expect.poll(() => document.body.textContent).toContain('The price is 0.')
  expect(sent).toEqual([])
  press('Save')
  await expect.poll(() => sent).toMatchObject([{ price: 0 }])
})
