// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fill, mount, press } from '../../../tests/support/screens/mount.tsx'
import { toast } from '../../client/toast.ts'
import EnquiryForm from './enquiry-form.island.tsx'

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
  kindLabel: 'What is it about?',
  dateLabel: 'Date',
  guestsLabel: 'Guests',
  cityLabel: 'City',
  messageLabel: 'Message',
  submitText: 'Book Now',
}
const person = { customerName: 'Asha', customerContact: '9829041122', customerEmail: 'asha@example.com' }
const event = { kind: 'Wedding', date: '2027-02-14', city: 'Pune', guests: '250', message: 'In the garden' }

const control = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`) as HTMLInputElement

function server(): unknown[] {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (address: string | URL, { body }: RequestInit) => {
    expect(String(address)).toMatch(/\/admin\/public\/enquiry$/)
    sent.push(JSON.parse(String(body)))
    return Response.json({ data: { _id: 'm1' } })
  })
  return sent
}

async function show(values: Record<string, string>, kinds = ['Wedding', 'Games']) {
  mount(<EnquiryForm texts={texts} kinds={kinds} />)
  await expect.poll(() => control('message')).toBeTruthy()
  for (const [name, text] of Object.entries(values)) fill(control(name), text)
}

test('a sent enquiry is confirmed with what, when, where and for how many, and every field is empty again', async () => {
  const sent = server()
  await show({ ...person, ...event })
  press('Book Now')
  await expect.poll(() => told).toEqual(['Thank you! Your message has been sent successfully.'])
  expect(sent).toEqual([{ ...person, ...event, guests: 250, website: '' }])
  for (const name of Object.keys({ ...person, ...event })) expect(control(name).value, name).toBe('')
})

test('an enquiry requires no more than name and contact', async () => {
  const sent = server()
  await show(person, [])
  expect(control('kind')).toBeNull()
  press('Book Now')
  await expect.poll(() => sent).toHaveLength(1)
  expect(sent[0]).toMatchObject(person)
  expect(sent[0]).not.toHaveProperty('guests')
})

// Shows B175.
test.each(['1,200', '१,२००', '१२००', ' 1200 '])('an enquiry for “%s” guests is one for 1200', async (guests) => {
  const sent = server()
  await show({ ...person, guests })
  press('Book Now')
  await expect.poll(() => sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({ guests: 1_200 })
})

test.each([
  ['guests', 'many', 'Enter a whole number of guests, from 1 to 100,000.'],
  ['guests', '1,2', 'Enter a whole number of guests, from 1 to 100,000.'],
  ['guests', '0', 'Enter a whole number of guests, from 1 to 100,000.'],
  ['customerName', '', 'Enter your name.'],
])('an enquiry with %s of “%s” is not sent, and says why', async (name, text, error) => {
  const sent = server()
  await show({ ...person, [name]: text })
  press('Book Now')
  await expect.poll(() => document.body.textContent).toContain(error)
  expect(sent).toEqual([])
  expect(control(name).value).toBe(text)
})
