// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fill, mount, press } from '../../../../tests/support/screens/mount.tsx'
import { toldToasts } from '../../../../tests/support/screens/toasts.ts'
import type { OrderParcel } from '../../../shared/selling/orders/order-parts.ts'
import type { StaffOrder } from '../../../shared/selling/orders/staff-order.ts'
import { TrackingDialog } from './tracking-dialog.tsx'

toldToasts()

/** The order shown in the dialog. */
const order = {
  _id: '00000000-0000-4000-8000-000000000001',
  number: 1042,
  customer: { name: 'A customer' },
} as StaffOrder

const parcel: OrderParcel = {
  ...{ _id: '00000000-0000-4000-8000-000000000002', number: 1, state: 'SENT', courier: 'DTDC', trackingNumber: 'D100' },
  ...{ link: null, lines: [], collect: 0, replaces: false, sent: '2026-11-26T10:00:00.000Z', ended: null },
}

let sent: { address: string; body: unknown }[] = []
const closed = vi.fn()

beforeEach(async () => {
  sent = []
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    sent.push({ address: String(address), body: JSON.parse(body) })
    return Response.json({ data: order })
  })
  mount(
    <QueryClientProvider client={new QueryClient()}>
      <TrackingDialog order={order} parcel={parcel} onClose={closed} />
    </QueryClientProvider>,
  )
  await expect.poll(() => document.querySelectorAll('input').length).toBe(3)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

const [courier, number] = [0, 1].map((at) => () => document.querySelectorAll('input')[at] as HTMLInputElement) as [
  () => HTMLInputElement,
  () => HTMLInputElement,
]

test('tracking is corrected as it is typed over what was there', async () => {
  expect([courier().value, number().value]).toEqual(['DTDC', 'D100'])
  fill(number(), 'D200')
  await expect.poll(() => number().value).toBe('D200')
  press('Save tracking')
  await expect
    .poll(() => sent.map(({ body }) => body))
    .toEqual([{ courier: 'DTDC', number: 'D200', link: '', parcel: parcel._id }])
  expect(sent[0]?.address).toContain(order._id)
  await expect.poll(() => closed.mock.calls.length).toBe(1)
})

test('a shipment without a courier is not sent, and the dialog stays open', async () => {
  fill(courier(), '')
  await expect.poll(() => courier().value).toBe('')
  press('Save tracking')
  await expect.poll(() => document.querySelector('[aria-invalid="true"]')).toBeTruthy()
  expect(sent).toEqual([])
  expect(closed).not.toHaveBeenCalled()
})
