// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { fill, mount, press } from '../../../tests/support/screens/mount.tsx'
import { openSite } from '../../shared/site-now.ts'
import SubscriptionForm from './subscription-form.island.tsx'

afterEach(() => {
  openSite({ messages: {}, rules: 'storefront' })
  history.replaceState(null, '', '/')
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

const leftByPage =
  'You need do nothing else. If the address was subscribed, we have sent it an email with a link to subscribe again.'

const texts = { subscribeText: 'Subscribe', unsubscribeText: 'Unsubscribe', reasonLabel: 'Why are you leaving?' }
const show = async (address = '/newsletter', isPreview = false) => {
  history.replaceState(null, '', address)
  mount(<SubscriptionForm texts={texts} isPreview={isPreview} />)
  await expect.poll(input).toBeTruthy()
}
const input = () => document.querySelector<HTMLInputElement>('input[type=email]') as HTMLInputElement
const reason = () => document.querySelector('textarea') as HTMLTextAreaElement
const choose = (value: string) => document.querySelector<HTMLInputElement>(`input[value=${value}]`)?.click()
const said = () => document.querySelector('[role=status]')?.textContent

type Sent = { path: string; query: Record<string, string>; body: unknown }

/** Mocks the server's reply. @returns the requests it received */
function server(answer: () => Response): Sent[] {
  const sent: Sent[] = []
  vi.stubGlobal('fetch', async (address: string | URL, { body }: RequestInit) => {
    const { pathname, searchParams } = new URL(String(address), 'http://shop.localhost')
    sent.push({ path: pathname, query: Object.fromEntries(searchParams), body: JSON.parse(String(body)) })
    return answer()
  })
  return sent
}

test('a new subscriber is confirmed, and the field is empty again', async () => {
  const sent = server(() => Response.json({ data: { status: 'SUBSCRIBED' } }))
  await show()
  fill(input(), ' asha@example.com ')
  press('Subscribe')
  await expect.poll(said).toBe('Subscription successful!')
  expect(input().value).toBe('')
  expect(sent[0]?.body).toEqual({ email: 'asha@example.com', status: 'SUBSCRIBED' })
})

// Shows S39, V3.
test('a subscriber who leaves must give a reason, and is told that nothing else is needed and of the mail that undoes it', async () => {
  const sent = server(() => Response.json({ data: { status: 'UNSUBSCRIBED' } }))
  await show()
  choose('leave')
  await expect.poll(reason).toBeTruthy()
  fill(input(), 'asha@example.com')
  fill(reason(), '   ')
  press('Unsubscribe')
  await expect.poll(() => document.body.textContent).toContain('Please enter a reason')
  expect(sent).toEqual([])
  fill(reason(), ' Too many ')
  press('Unsubscribe')
  await expect.poll(said).toBe(`Unsubscription successful!\n${leftByPage}`)
  expect(sent[0]).toMatchObject({
    query: { email: 'asha@example.com' },
    body: { email: 'asha@example.com', unsubscribeReason: 'Too many', status: 'UNSUBSCRIBED' },
  })
  expect(sent[0]?.query.id ?? '').toBe('')
})

// Shows S39.
test('the link of a mail opens the form to leave with its address, and its id goes along', async () => {
  const sent = server(() => Response.json({ data: { status: 'UNSUBSCRIBED' } }))
  await show('/newsletter?email=asha@example.com&id=from-a-mail')
  await expect.poll(() => reason() && input().value).toBe('asha@example.com')
  fill(reason(), 'Moved away')
  press('Unsubscribe')
  await expect.poll(said).toBe('Unsubscription successful!')
  expect(sent[0]?.query).toEqual({ email: 'asha@example.com', id: 'from-a-mail' })
})

test('the id of a mail is never sent with another address', async () => {
  const sent = server(() => Response.json({ data: { status: 'UNSUBSCRIBED' } }))
  await show('/newsletter?email=asha@example.com&id=from-a-mail')
  await expect.poll(() => reason() && input().value).toBe('asha@example.com')
  fill(input(), 'meera@example.com')
  fill(reason(), 'Moved away')
  press('Unsubscribe')
  await expect.poll(said).toContain(leftByPage)
  expect(sent[0]?.query.id ?? '').toBe('')
})

// Shows X2.
test.each([
  ['join', 'Subscribe', 'Email is not unique', 'Email is already subscribed'],
  ['join', 'Subscribe', 'Wait.', 'Failed to Subscribe! Wait.'],
  ['leave', 'Unsubscribe', 'Wait.', 'Failed to Unsubscribe! Wait.'],
])('a request to %s: %s, refused with “%s”, says “%s”, and the text stays', async (act, button, msg, text) => {
  server(() => Response.json({ msg, errors: [{ code: 'x', defaultMessage: msg }] }, { status: 409 }))
  await show()
  choose(act)
  await expect.poll(() => Boolean(reason())).toBe(act === 'leave')
  fill(input(), 'asha@example.com')
  if (act === 'leave') fill(reason(), 'Too many')
  press(button)
  await expect.poll(said).toBe(text)
  expect(input().value).toBe('asha@example.com')
  if (act === 'leave') expect(reason().value).toBe('Too many')
})

test('a link in the gallery reads nothing from the URL', async () => {
  await show('/sections?email=asha@example.com&id=from-a-mail', true)
  expect(input().value).toBe('')
  expect(reason()).toBeNull()
})
