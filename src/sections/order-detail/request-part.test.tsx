// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { eventually, fill, mount, press } from '../../../tests/support/screens/mount.tsx'
import { partHtml, words } from '../../../tests/support/screens/personal.tsx'
import { IslandRoot } from '../../client/island-root.tsx'
import { sayKept } from '../../client/said.ts'
import { forgetToken, storeToken } from '../../client/session.ts'
import { toast } from '../../client/toast.ts'
import { previewOf } from '../../features/account/preview.ts'
import type { Order } from '../../shared/selling/orders/orders.ts'
import { RequestPart } from './request-part.tsx'

const order: Order = { ...previewOf([]).order, _id: '00000000-0000-4000-8000-000000000001' }
const delivered: Order = { ...order, status: 'DELIVERED', returnUntil: '2026-12-03', actions: ['requestReturn'] }
const request = { reason: null, note: '', created: '2026-11-26T10:00:00.000Z', approved: null, lines: null }

const textOf = (given: Order) => words(partHtml(<RequestPart order={given} timeZone="Asia/Kolkata" />))

let told: string[] = []
let asked: [address: string, body: unknown][] = []
/** Addresses to which pictures were sent. */
let sent: string[] = []
let answer: () => Response

beforeEach(() => {
  asked = []
  sent = []
  told = []
  vi.spyOn(toast, 'success').mockImplementation(async (text) => void told.push(text))
  vi.spyOn(toast, 'error').mockImplementation(async (text) => void told.push(`Error: ${text}`))
  answer = () => Response.json({ data: { ...delivered, status: 'RETURN_REQUESTED' } })
  storeToken('x'.repeat(43))
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit) => {
    const { pathname } = new URL(address, 'http://shop.example')
    if (body instanceof FormData) {
      sent.push(pathname)
      return Response.json({ data: { _id: 'picture' } })
    }
    asked.push([pathname, body ? JSON.parse(String(body)) : undefined])
    return answer()
  })
})
afterEach(() => {
  forgetToken()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

// Shows S89, B228.
test.each<[Partial<Order>, string]>([
  [{ status: 'PLACED', actions: ['cancel'] }, 'Cancel order'],
  [{ status: 'PACKED', actions: ['requestCancel'] }, 'Cancel order'],
  [{ status: 'SHIPPED' }, 'It is on its way and can no longer be cancelled.'],
  [delivered, 'Return order You can return it until 3 December 2026.'],
  [{ ...delivered, actions: [] }, 'It could be returned until 3 December 2026.'],
  [{ ...delivered, returnUntil: null, actions: [] }, 'This shop doesn’t accept returns.'],
  [
    { status: 'SHIPPED', returnUntil: '2026-12-03', actions: ['requestReturn'] },
    'Return items It is on its way and can no longer be cancelled. You can return what has arrived until 3 December 2026.',
  ],
  [{ status: 'CANCELLED' }, ''],
  [{ status: 'RETURNED' }, ''],
  [
    { status: 'CANCEL_REQUESTED', request: { ...request, kind: 'cancel', reason: 'notNeeded', note: 'Sorry.' } },
    'You asked to cancel on 26 November 2026. I no longer need it. Sorry. The shop decides, and writes to you. Withdraw request',
  ],
  [
    { status: 'RETURN_REQUESTED', request: { ...request, kind: 'return' } },
    'You asked to return on 26 November 2026. The shop decides, and writes to you. Withdraw request',
  ],
  [
    { status: 'RETURN_REQUESTED', request: { ...request, kind: 'return', note: 'She rang.', byStaff: true } },
    'The shop noted your return request on 26 November 2026. She rang. The shop decides, and writes to you.',
  ],
])('an order with %o offers or says: %s', (given, text) => {
  expect(textOf({ ...order, ...given })).toBe(text)
})

// Shows B229.
test('an approved return says so with the words of the shop', () => {
  const events = [{ kind: 'RETURN_APPROVED', note: 'Send it to 4 Mill Road.', created: request.created, about: null }]
  const text = textOf({
    ...order,
    ...{ status: 'RETURN_REQUESTED', events },
    request: { ...request, kind: 'return', approved: '2026-11-27T10:00:00.000Z' },
  })
  expect(text).toContain('The shop takes it back: approved on 27 November 2026. Send it to 4 Mill Road.')
})

// Shows B229.
test('a second return shows what the shop says about it, not about the one before', () => {
  const events = ['Send it to 4 Mill Road.', 'Our courier fetches it.'].map((note) => ({
    ...{ kind: 'RETURN_APPROVED', note, created: request.created, about: null },
  }))
  const approved = { ...request, kind: 'return' as const, approved: '2026-11-27T10:00:00.000Z' }
  const text = textOf({ ...order, status: 'RETURN_REQUESTED', events, request: approved })
  expect(text).toContain('Our courier fetches it.')
  expect(text).not.toContain('4 Mill Road')
})

async function openDialog(given: Order, button: string, token?: string): Promise<HTMLElement> {
  mount(
    <IslandRoot>
      <RequestPart order={given} timeZone="Asia/Kolkata" token={token} />
    </IslandRoot>,
  )
  await expect.poll(() => document.querySelector('button')?.textContent).toContain(button)
  press(button)
  return eventually(() => {
    const form = document.querySelector('form')
    if (!form) throw new Error('the dialog is not open yet')
    return form
  })
}

const field = <Kind extends HTMLElement>(form: HTMLElement, selector: string): Kind => {
  const found = form.querySelector<Kind>(selector)
  if (!found) throw new Error(`there is no ${selector}`)
  return found
}

// Shows S89, B228.
test('the dialog sends reason and note of a return, and closes', async () => {
  const form = await openDialog(delivered, 'Return order')
  expect(form.textContent).toContain('The shop decides, and writes to you how to send it back.')
  fill(field<HTMLSelectElement>(form, 'select'), 'doesNotFit')
  fill(field<HTMLTextAreaElement>(form, 'textarea'), 'Too wide.')
  press('Send request')
  await expect.poll(() => document.querySelector('form')).toBeNull()
  expect(told).toEqual(['The shop has your request.'])
  expect(asked).toEqual([
    ['/api/io/crm/cuser/order/return/request', { id: order._id, reason: 'doesNotFit', note: 'Too wide.' }],
  ])
})

// Shows B268.
test('the dialog returns the items that are chosen, and no others', async () => {
  const lines = order.lines.map(({ quantity, ...line }) => ({
    ...{ ...line, quantity, shipped: 0, delivered: quantity, returnable: quantity },
  }))
  const form = await openDialog({ ...delivered, lines }, 'Return order')
  const [first] = form.querySelectorAll<HTMLInputElement>('input[type=checkbox]')
  first?.click()
  press('Send request')
  await expect.poll(() => document.querySelector('form')).toBeNull()
  const rest = lines.slice(1).map(({ quantity }, index) => ({ position: index + 1, pieces: quantity }))
  expect(asked.at(-1)?.[1]).toEqual({ id: order._id, note: '', lines: rest })
})

/** Lines of one product in sizes: all of them have arrived. */
const sized = (...sizes: string[]) =>
  sizes.flatMap((size) =>
    order.lines.slice(0, 1).map((line) => ({
      ...{ ...line, name: 'Kurta', options: { Size: size } },
      ...{ quantity: 2, shipped: 0, delivered: 2, returnable: 2 },
    })),
  )

// Shows B268.
test('sizes of one product are told apart in the dialog and in the request', async () => {
  const lines = sized('S', 'M', 'M')
  const form = await openDialog({ ...delivered, lines }, 'Return order')
  const labels = [...form.querySelectorAll('fieldset label')].map(({ textContent }) => textContent)
  expect(labels).toEqual(['Kurta (S)', 'Kurta (M) · 2', 'Kurta (M) · 3'])
  expect([...form.querySelectorAll('legend')].map(({ textContent }) => textContent)).toContain('Pieces of Kurta (S)')
  const standing = { ...request, kind: 'return' as const, lines: [{ position: 1, pieces: 2 }] }
  const asked = { ...order, lines: sized('S', 'M'), status: 'RETURN_REQUESTED' as const, request: standing }
  expect(textOf(asked)).toContain('2 × Kurta (M)')
})

/** The dialog once it listens. */
async function openedDialog(): Promise<HTMLDialogElement> {
  await expect.poll(() => document.querySelector('dialog')?.open).toBe(true)
  return document.querySelector('dialog') as HTMLDialogElement
}

/** A press that begins at the one and ends beside the dialog. */
function pressBeside(dialog: Element, begin: Element = dialog): void {
  begin.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  dialog.dispatchEvent(new Event('click', { bubbles: true }))
}

// Shows B268.
test('a press beside the dialog closes it, but not once something is written, nor where a selection is dragged out', async () => {
  const form = await openDialog(delivered, 'Return order')
  const dialog = await openedDialog()
  const note = field<HTMLTextAreaElement>(form, 'textarea')
  pressBeside(dialog, note)
  expect(document.querySelector('form')).not.toBeNull()
  fill(note, 'Too wide.')
  pressBeside(dialog)
  expect(field<HTMLTextAreaElement>(form, 'textarea').value).toBe('Too wide.')
  expect(document.querySelector('form')).not.toBeNull()
  document.querySelector<HTMLButtonElement>('dialog button')?.click()
  await expect.poll(() => document.querySelector('form')).toBeNull()
  await openDialog(delivered, 'Return order')
  pressBeside(await openedDialog())
  await expect.poll(() => document.querySelector('form')).toBeNull()
})

function addPicture(form: HTMLElement): void {
  const input = field<HTMLInputElement>(form, 'input[type=file]')
  Object.defineProperty(input, 'files', { value: [new File(['x'], 'torn.jpg')] })
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

// Shows B268.
test('the pictures that were added are sent with a return', async () => {
  const form = await openDialog(delivered, 'Return order')
  addPicture(form)
  await expect.poll(() => form.querySelectorAll('img').length).toBe(1)
  press('Send request')
  await expect.poll(() => document.querySelector('form')).toBeNull()
  expect(asked.at(-1)?.[1]).toEqual({ id: order._id, note: '', pictures: ['picture'] })
})

// Shows B326.
test('by the link to a guest’s order a return and its picture are sent with the token, and the page is loaded again', async () => {
  const reload = vi.spyOn(location, 'reload').mockReturnValue()
  const form = await openDialog(delivered, 'Return order', 'token')
  addPicture(form)
  await expect.poll(() => form.querySelectorAll('img').length).toBe(1)
  press('Send request')
  await expect.poll(() => reload.mock.calls.length).toBe(1)
  expect(sent).toEqual(['/api/v1/order-links/token/pictures'])
  expect(asked).toEqual([['/api/v1/order-links/token/return', { note: '', pictures: ['picture'] }]])
})

// Shows B326.
test('a guest is told that it worked by the page that is loaded again, once', async () => {
  const reload = vi.spyOn(location, 'reload').mockReturnValue()
  answer = () => Response.json({ data: { status: 'CANCELLED' } })
  const form = await openDialog({ ...order, status: 'PLACED', actions: ['cancel'] }, 'Cancel order', 'token')
  field<HTMLButtonElement>(form, 'button[type=submit]').click()
  await expect.poll(() => reload.mock.calls.length).toBe(1)
  expect(told).toEqual([])
  for (const _ of ['loaded again', 'and once more']) sayKept()
  await expect.poll(() => told).toEqual(['Your order is cancelled.'])
})

// Shows B326.
test('a refusal by a link stays in the dialog', async () => {
  answer = () => Response.json({ msg: 'This link is no longer valid.' }, { status: 404 })
  const form = await openDialog({ ...order, status: 'PLACED', actions: ['cancel'] }, 'Cancel order', 'token')
  field<HTMLButtonElement>(form, 'button[type=submit]').click()
  await expect.poll(() => form.querySelector('[role=alert]')?.textContent).toContain('no longer valid')
  expect(asked).toEqual([['/api/v1/order-links/token/cancel', { note: '' }]])
})

// Shows B228.
test('cancelling a paid order says that the money comes back; a refusal stays in the dialog', async () => {
  answer = () => Response.json({ msg: 'This order can no longer be cancelled.' }, { status: 409 })
  const form = await openDialog({ ...order, status: 'PLACED', actions: ['cancel'] }, 'Cancel order')
  expect(form.textContent).toContain('Your payment will be refunded the way you paid.')
  field<HTMLButtonElement>(form, 'button[type=submit]').click()
  await expect.poll(() => form.querySelector('[role=alert]')?.textContent).toContain('can no longer be cancelled')
  expect(asked).toEqual([['/api/io/crm/cuser/order/cancel/request', { id: order._id, note: '' }]])
})

/** A packed order whose customer asks to cancel it, with its button pressed. */
async function pressWithdraw(token?: string): Promise<void> {
  const asked: Order = { ...order, status: 'CANCEL_REQUESTED', actions: [], request: { ...request, kind: 'cancel' } }
  mount(
    <IslandRoot>
      <RequestPart order={asked} timeZone="Asia/Kolkata" token={token} />
    </IslandRoot>,
  )
  await expect.poll(() => document.querySelector('button')?.textContent).toContain('Withdraw request')
  press('Withdraw request')
}

// Shows B345.
test('a request is withdrawn by one press, and the customer is told', async () => {
  await pressWithdraw()
  await expect.poll(() => told).toEqual(['Your request is withdrawn.'])
  expect(asked).toEqual([['/api/io/crm/cuser/order/request/withdraw', { id: order._id }]])
})

// Shows B345.
test('a customer whose request was decided meanwhile is told so, and not that it is withdrawn', async () => {
  const msg = 'This order has no open request. Reload to see its status.'
  answer = () => Response.json({ msg }, { status: 409 })
  await pressWithdraw()
  await expect.poll(() => told).toEqual([`Error: ${msg}`])
})

// Shows B326, B345.
test('by a link a request is withdrawn with its token, and the page that is loaded again says so', async () => {
  const reload = vi.spyOn(location, 'reload').mockReturnValue()
  await pressWithdraw('token')
  await expect.poll(() => reload.mock.calls.length).toBe(1)
  expect(asked.map(([address]) => address)).toEqual(['/api/v1/order-links/token/withdraw'])
  sayKept()
  await expect.poll(() => told).toEqual(['Your request is withdrawn.'])
})
