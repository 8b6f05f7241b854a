// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { fill, mount, press } from '../../../tests/support/screens/mount.tsx'
import { CallError } from '../../client/api.ts'
import { CodeScreen } from './code-screen.tsx'

afterEach(() => document.body.replaceChildren())

const shown = () => document.body.textContent
const button = (text: RegExp) =>
  [...document.querySelectorAll('button')].find((one) => text.test(one.textContent ?? ''))

async function open(changes: Partial<Parameters<typeof CodeScreen>[0]> = {}) {
  const send = vi.fn(async (_: string): Promise<unknown> => undefined)
  const resend = vi.fn(async () => 30)
  const onEdit = vi.fn()
  const texts = { title: 'Check your mail', description: 'It has six digits.', button: 'Verify' }
  mount(<CodeScreen {...texts} {...{ email: 'asha@example.com', wait: 1, send, resend, onEdit, ...changes }} />)
  const box = () => document.querySelector<HTMLInputElement>('input[name="otp"]')
  await expect.poll(box).not.toBeNull()
  return { send, resend, onEdit, box: box() as HTMLInputElement }
}

function paste(box: HTMLInputElement, text: string) {
  const event = new Event('paste', { bubbles: true, cancelable: true })
  Object.assign(event, { clipboardData: { getData: () => text } })
  box.dispatchEvent(event)
}

// Shows S44, C58.
test('the six boxes are one field with one label, which a message or a mail can fill in', async () => {
  const { box } = await open()
  expect(document.querySelectorAll('.code-boxes-row > span[aria-hidden]')).toHaveLength(6)
  expect(box.labels?.[0]?.textContent).toContain('Six-digit code')
  expect([box.autocomplete, box.inputMode]).toEqual(['one-time-code', 'numeric'])
  for (const text of ['Check your mail', 'It has six digits.', 'Verify']) expect(shown()).toContain(text)
})

// Shows T8.
test('letters are stripped, and the code sends itself at the sixth digit, once', async () => {
  const { box, send } = await open()
  fill(box, '12a')
  await expect.poll(() => box.value).toBe('12')
  fill(box, '12345')
  expect(send).not.toHaveBeenCalled()
  fill(box, '123456')
  await expect.poll(() => send.mock.calls).toEqual([['123456']])
  fill(box, '1234567')
  await expect.poll(() => box.value).toBe('123456')
  expect(send).toHaveBeenCalledTimes(1)
})

// Shows V5.
test('a paste keeps the first six digits, whatever stands between them, and is sent', async () => {
  const { box, send } = await open()
  fill(box, '9')
  paste(box, 'no digits')
  expect(box.value).toBe('9')
  paste(box, ' 123-456 78')
  expect(box.value).toBe('123456')
  await expect.poll(() => send.mock.calls).toEqual([['123456']])
})

// Shows V6.
test('a code that is not whole is refused before it is sent', async () => {
  const { box, send } = await open()
  fill(box, '12345')
  press('Verify')
  await expect.poll(shown).toContain('Please enter valid otp.')
  expect(send).not.toHaveBeenCalled()
  fill(box, '1234')
  await expect.poll(shown).not.toContain('Please enter valid otp.')
})

test.each([
  [
    401,
    { msg: 'no', errors: [{ field: 'otp', defaultMessage: 'This code is not right.' }] },
    'This code is not right.',
  ],
  [429, { msg: 'Too many tries.' }, 'Too many tries.'],
  [502, undefined, 'Internal server error'],
])('a code that is refused (%i) says why, and another one can be typed', async (status, body, text) => {
  const { box, send } = await open()
  send.mockRejectedValueOnce(new CallError(status, body))
  fill(box, '123456')
  await expect.poll(shown).toContain(text)
  fill(box, '123457')
  await expect.poll(() => send.mock.calls).toEqual([['123456'], ['123457']])
})

// Shows T9.
test('a code can be sent again when the countdown reaches 0, which then restarts at 30', async () => {
  const { resend } = await open()
  expect(button(/^Send again in 1 s$/)?.disabled).toBe(true)
  await expect.poll(() => button(/^Send again$/), { timeout: 5_000 }).toBeDefined()
  press('Send again')
  await expect.poll(() => button(/^Send again in (30|29) s$/)).toBeDefined()
  expect(resend).toHaveBeenCalledTimes(1)
})

// Shows X6.
test.each([
  [429, { msg: 'Too many tries. Wait 60 seconds, then try again.' }, 'Too many tries. Wait 60 seconds'],
  [500, undefined, 'Internal server error'],
])('when it cannot be sent again (%i) it says why', async (status, body, text) => {
  await open({ wait: 0, resend: async () => Promise.reject(new CallError(status, body)) })
  press('Send again')
  await expect.poll(shown).toContain(text)
})

test('the address is shown, and leads back to where it is given', async () => {
  const { onEdit } = await open()
  const email = document.querySelector<HTMLInputElement>('input[type="email"]')
  expect([email?.value, email?.readOnly]).toEqual(['asha@example.com', true])
  press('Edit email')
  expect(onEdit).toHaveBeenCalledTimes(1)
})
