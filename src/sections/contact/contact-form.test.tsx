// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fill, mount, press } from '../../../tests/support/screens/mount.tsx'
import { toast } from '../../client/toast.ts'
import ContactForm from './contact-form.island.tsx'

let told: string[] = []

beforeEach(() => {
  told = []
  vi.spyOn(toast, 'success').mockImplementation(async (text) => void told.push(text))
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

const texts = {
  nameLabel: 'Name',
  mobileLabel: 'Mobile number',
  emailLabel: 'Email',
  messageLabel: 'Message',
  submitText: 'Send',
}
const typed = {
  customerName: ' Asha ',
  customerContact: '9829041122',
  customerEmail: 'Asha@example.com',
  message: 'Do you mend chairs?',
}

type Name = keyof typeof typed | 'website'
const control = (name: Name) =>
  document.querySelector<HTMLInputElement>(`[name=${name}], [data-field=${name}]`) as HTMLInputElement
const errorAt = (name: Name) => {
  const ids = control(name).getAttribute('aria-describedby')
  return ids ? document.getElementById(ids)?.textContent : undefined
}
const values = () => Object.keys(typed).map((name) => control(name as Name).value)
const isBusy = () => document.querySelector('button')?.getAttribute('aria-busy') === 'true'

async function show(values: Partial<Record<Name, string>>) {
  mount(<ContactForm texts={texts} />)
  await expect.poll(() => control('message')).toBeTruthy()
  for (const [name, text] of Object.entries(values)) fill(control(name as Name), text)
}

/** Mocks the server's reply. @returns the requests it received */
function server(answer: () => Response | Promise<Response>): { path: string; body: unknown }[] {
  const sent: { path: string; body: unknown }[] = []
  vi.stubGlobal('fetch', async (address: string | URL, { body }: RequestInit) => {
    const { pathname } = new URL(String(address), 'http://shop.localhost')
    sent.push({ path: pathname, body: JSON.parse(String(body)) })
    return answer()
  })
  return sent
}

// Shows S40, T14, X9.
test('a sent message is confirmed, and every field is empty again', async () => {
  const sent = server(() => Response.json({ data: { _id: 'm1' } }))
  await show(typed)
  press('Send')
  await expect.poll(() => told).toEqual(['Thank you! Your message has been sent successfully.'])
  expect(values()).toEqual(['', '', '', ''])
  expect(sent).toEqual([
    {
      path: expect.stringMatching(/\/admin\/public\/contact$/),
      body: { ...typed, customerName: 'Asha', customerEmail: 'asha@example.com', website: '' },
    },
  ])
})

// Shows V13.
test.each<[Name, string, string]>([
  ['customerName', ' ', 'Enter your name.'],
  ['customerContact', '4829041122', 'Enter a 10-digit mobile number starting with 5 to 9.'],
  ['customerContact', '', 'Enter a 10-digit mobile number starting with 5 to 9.'],
  ['customerEmail', 'asha@example', 'Please enter a valid email address.'],
  ['message', '', 'Enter a message.'],
])('is not sent with %s of “%s”, which says why at its field until it is edited', async (name, text, error) => {
  const sent = server(() => Response.json({ data: { _id: 'm1' } }))
  await show({ ...typed, [name]: text })
  press('Send')
  await expect.poll(() => errorAt(name)).toBe(error)
  expect(sent).toEqual([])
  fill(control(name), 'x')
  await expect.poll(() => errorAt(name)).toBeUndefined()
})

test('a field that the server refuses shows the server’s text, and what was typed stays', async () => {
  const errors = [{ field: 'customerEmail', code: 'x', defaultMessage: 'This address takes no mail.' }]
  server(() => Response.json({ msg: 'Refused', errors }, { status: 400 }))
  await show(typed)
  press('Send')
  await expect.poll(() => errorAt('customerEmail')).toBe('This address takes no mail.')
  expect(values()).toEqual(Object.values(typed))
})

// Shows X9, B5.
test.each([
  ['refuses', () => Response.json({ msg: 'Wait.' }, { status: 429 })],
  ['fails', () => new Response('', { status: 502 })],
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
])('where the server %s, that is only logged: the button is usable, and what was typed stays', async (_, answer) => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const sent = server(answer)
  await show(typed)
  const before = document.body.textContent
  press('Send')
  await expect.poll(() => logged.mock.calls.length).toBe(1)
  await expect.poll(isBusy).toBe(false)
  expect(document.body.textContent).toBe(before)
  expect(values()).toEqual(Object.values(typed))
  press('Send')
  await expect.poll(() => sent.length).toBe(2)
})

test('text in the hidden field is sent for the server to judge', async () => {
  const sent = server(() => Response.json({ data: { _id: 'm1' } }))
  await show({ ...typed, website: 'https://spam.example' })
  expect(control('website').closest('[aria-hidden=true]')).toBeTruthy()
  expect(control('website').tabIndex).toBe(-1)
  press('Send')
  await expect.poll(() => sent[0]?.body).toMatchObject({ website: 'https://spam.example' })
})
