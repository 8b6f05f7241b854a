// @vitest-environment happy-dom
import { afterAll, expect, test } from 'vitest'
import { testApp } from '../../../tests/support/app.ts'
import { openEditor } from '../../../tests/support/editing.ts'
import { openDnsServer } from '../../../tests/support/outside/dns-server.ts'
import { overHttp } from '../../../tests/support/outside/http.ts'
import {
  dialog,
  page,
  press,
  retype,
  screensOf,
  standardTemplates,
  within,
} from '../../../tests/support/screens/screen.tsx'
import { mailsTo } from '../../../tests/support/signing-in.ts'

const dns = await openDnsServer()
afterAll(dns.close)
const app = await testApp({ standardTemplates, dnsServers: [dns.address] })
const { one, two, platform } = app
const openScreen = screensOf(app)
const get = await overHttp(app.app)
const { token } = await one.signIn({ userType: 'ADMIN' })

const settings = async () => (await one.call('GET', '/api/v1/settings', { token })).body.data
type User = Awaited<ReturnType<typeof openScreen>>
const save = async (user: User) => {
  await press(user, 'Save')
  await page().findByText('Saved')
}

test('the site is renamed, and its pages carry the new name', async () => {
  const user = await openScreen('/settings')
  await retype(user, await page().findByRole('textbox', { name: 'Name' }), 'Kumbhar')
  await save(user)
  expect((await get(one.host, '/login')).text).toContain('Kumbhar')
  for (const link of page().getAllByTitle('View site')) await expect.poll(() => link.textContent).toContain('Kumbhar')
})

// Shows B222.
test('the home page is chosen by its title, and so is the page of the preview', async () => {
  const editor = await openEditor(one)
  await editor.publish('/about-us')
  await editor.publish('/welcome')
  const user = await openScreen('/settings')
  const home = await page().findByRole('combobox', { name: 'Home page' })
  const titles = within(home)
    .getAllByRole('option')
    .map(({ textContent }) => textContent)
  expect(titles).toEqual(['/', 'Title of /about-us · /about-us', 'Title of /welcome · /welcome'])
  await user.selectOptions(home, 'Title of /welcome · /welcome')
  await save(user)
  expect((await settings()).home).toBe('/welcome')
  await press(await openScreen('/settings/look'), 'Preview of the site')
  const shown = await page().findByRole('combobox', { name: 'Page' })
  expect(
    within(shown)
      .getAllByRole('option')
      .slice(0, 2)
      .map(({ textContent }) => textContent),
  ).toEqual(['Home page', 'Title of /about-us · /about-us'])
})

test('a site without a name is refused at the name', async () => {
  const user = await openScreen('/settings')
  const name = await page().findByRole('textbox', { name: 'Name' })
  await user.clear(name)
  await press(user, 'Save')
  await expect.poll(() => name.getAttribute('aria-invalid')).toBe('true')
  await page().findByText('Check the marked fields.')
  expect((await settings()).name).not.toBe('')
})

test('a language is added, and pages can be read in it', async () => {
  const user = await openScreen('/settings/languages')
  await user.click(await page().findByRole('checkbox', { name: /हिन्दी|Hindi/ }))
  await save(user)
  expect((await settings()).languages).toEqual(['hi-IN'])
  expect((await get(one.host, '/hi/login')).status).toBe(200)
})

test('a limit of ordering is saved, and 0 is refused at its field', async () => {
  const user = await openScreen('/settings/selling/limits')
  const hourly = await page().findByLabelText('Checkouts per hour')
  expect(hourly).toHaveProperty('value', '6')
  await retype(user, hourly, '0')
  await press(user, 'Save')
  await page().findByText('Enter 1 or more.')
  await retype(user, hourly, '7')
  await save(user)
  expect((await settings()).orderLimits.checkoutsPerHour).toBe(7)
})

// Shows B228.
test('the days to ask for a return and who cancels are saved, and a negative number is refused at its field', async () => {
  const user = await openScreen('/settings/selling/returns')
  const days = await page().findByLabelText('Days to ask for a return')
  expect(days).toHaveProperty('value', '7')
  await user.click(page().getByLabelText('Customers cancel by themselves until it is packed'))
  await retype(user, days, '-1')
  await press(user, 'Save')
  await page().findByText('Enter 0 or more days.')
  await retype(user, days, '30')
  await save(user)
  expect((await settings()).orderRequests).toEqual({ selfCancel: false, returnDays: 30 })
})

// Shows B301.
test('customers are let order without an account, and the pages of the shop know of it', async () => {
  const user = await openScreen('/settings/selling/guests')
  const box = await page().findByLabelText('Customers may order without an account')
  expect(box).toHaveProperty('checked', false)
  expect((await get(one.host, '/login')).text).not.toContain('"guests":true')
  await user.click(box)
  await save(user)
  expect((await settings()).guestCheckout).toBe(true)
  expect((await get(one.host, '/login')).text).toContain('"guests":true')
})

// Shows B212.
test('a UPI ID is saved with the name of its payee, and UPI can then be offered', async () => {
  const user = await openScreen('/settings/selling/upi')
  const way = () => page().findByRole<HTMLInputElement>('checkbox', { name: /^UPI Scan a code/ })
  const go = async (name: string) => user.click(page().getByRole('link', { name }))
  const id = await page().findByLabelText('UPI ID')
  await retype(user, id, 'hello@example.com')
  await press(user, 'Save')
  await page().findByText('Enter a UPI ID such as shop@okbank.')
  await retype(user, id, 'kiln@okbank')
  await press(user, 'Save')
  await page().findByText('Enter the name of the payee.')
  await retype(user, page().getByLabelText('Name of the payee'), 'Kiln')
  await retype(user, page().getByLabelText('Hours to check a payment'), '48')
  await user.click(page().getByLabelText('Show UPI first on phones'))
  await save(user)
  expect((await settings()).upi).toEqual({ id: 'kiln@okbank', name: 'Kiln', hours: 48, firstOnPhones: false })
  await go('Payments')
  expect((await way()).disabled).toBe(false)
  await user.click(await way())
  await save(user)
  expect((await settings()).payments.modes).toContain('upi')
  await go('Set up UPI')
  await user.clear(await page().findByLabelText('UPI ID'))
  await save(user)
  await go('Payments')
  await page().findByText('Set up your UPI ID first.')
})

// Shows B226, B293, B294.
test('rules of cash on delivery are saved, and a wrong PIN code is refused by its line', async () => {
  const user = await openScreen('/settings/selling/cash-on-delivery')
  await retype(user, await page().findByLabelText('Largest order in cash'), '5000')
  await retype(user, page().getByLabelText('Smallest order in cash'), '6000')
  await press(user, 'Save')
  await page().findByText('Enter at most the largest amount.')
  await retype(user, page().getByLabelText('Smallest order in cash'), '200')
  await retype(user, page().getByLabelText('Fee for cash'), '49.50')
  await retype(user, page().getByLabelText('Refused at the door, at most'), '2')
  await user.click(page().getByLabelText('Only for customers who have received an order before'))
  await user.selectOptions(page().getByLabelText('Confirmed by a code'), 'Always')
  expect(page().queryByLabelText('PIN codes')).toBeNull()
  await user.selectOptions(page().getByLabelText('Cash is taken'), 'Only at the PIN codes below')
  const pins = await page().findByLabelText('PIN codes')
  await user.type(pins, '302{Enter}{Enter}Jaipur{Enter}560001')
  await press(user, 'Save')
  await page().findByText('Line 3: “Jaipur” is no PIN code, and none begins so.')
  await user.clear(pins)
  await user.type(pins, '302{Enter}560 001')
  await save(user)
  expect((await settings()).cashOnDelivery).toEqual({
    ...{ largest: 500_000, smallest: 20_000, fee: 4_950, code: 'ALWAYS', receivedBefore: true, refusals: 2 },
    ...{ pinRule: 'ONLY', pins: ['302', '560001'] },
  })
})

// Shows B2.
test('a message is said in the site’s own words, and given up again', async () => {
  const user = await openScreen('/settings/messages')
  const field = await page().findByLabelText('First Name required')
  await retype(user, field, 'पहला नाम लिखें')
  await save(user)
  expect((await get(one.host, '/signup')).text).toContain('पहला नाम लिखें')
  await user.clear(field)
  await press(user, 'Save')
  await expect.poll(async () => (await settings()).messages).toEqual({})
})

// Shows B94.
test('the choice of which comments to moderate is saved, and discarding restores it', async () => {
  const user = await openScreen('/settings/comments')
  const choice = (name: RegExp) => page().getByRole<HTMLInputElement>('radio', { name })
  await page().findByRole('radio', { name: /^Show comments at once/ })
  await user.click(choice(/^Review every comment/))
  await press(user, 'Discard')
  await expect.poll(() => choice(/^Show comments at once/).checked).toBe(true)
  await user.click(choice(/^Review first comments/))
  await save(user)
  expect((await settings()).comments.moderation).toBe('FIRST')
})

test('when customers are asked for a review is saved, and more than 60 days are refused at the field', async () => {
  const user = await openScreen('/settings/reviews')
  const days = await page().findByLabelText('Days after the delivery')
  await retype(user, days, '61')
  await press(user, 'Save')
  await expect.poll(() => days.getAttribute('aria-invalid')).toBe('true')
  await retype(user, days, '5')
  await save(user)
  expect((await settings()).reviews.askAfterDays).toBe(5)
})

test('a client ID of Google that is none is refused at its field; the platform has no such field', async () => {
  const user = await openScreen('/settings/sign-in')
  const id = await page().findByLabelText('Client ID')
  await retype(user, id, 'none')
  await press(user, 'Save')
  await expect.poll(() => id.getAttribute('aria-invalid')).toBe('true')
  await openScreen('/settings/sign-in', { site: platform })
  await page().findByText('Accounts of the platform sign in with their password or a code.')
})

test('the sender of emails is saved, and the log of emails is a link away', async () => {
  const user = await openScreen('/settings/mail')
  await retype(user, await page().findByLabelText('Sender address'), 'Haat <hello@example.com>')
  await save(user)
  expect((await settings()).mailFrom).toBe('Haat <hello@example.com>')
  await user.click(page().getByRole('link', { name: 'email log' }))
  await page().findByRole('searchbox', { name: 'Search by recipient or subject' })
})

test('an email is found in the log by its recipient, and opened', async () => {
  const email = 'meera@example.com'
  await one.call('POST', '/api/v1/invitations', { token, body: { email, role: 'orders' } })
  const [mail] = await mailsTo(app, one, email)
  const user = await openScreen(`/settings/mails?q=${encodeURIComponent(email)}`)
  await user.click(await page().findByText(mail?.subject ?? ''))
  await (await dialog()).findByText(email)
})

test('a site without emails says what will appear', async () => {
  await openScreen('/settings/mails', { site: two })
  await page().findByText('No emails yet')
})

// Shows B347.
test('a domain is added with the records that its DNS needs, and removed again', async () => {
  const user = await openScreen('/settings/domains')
  await user.click(await page().findByRole('button', { name: 'Add a domain' }))
  const form = await dialog()
  await user.click(form.getByRole('button', { name: 'Add domain' }))
  await expect.poll(() => form.getByRole('textbox', { name: 'Domain' }).getAttribute('aria-invalid')).toBe('true')
  await user.type(form.getByRole('textbox', { name: 'Domain' }), 'brand.example.com')
  await user.click(form.getByRole('button', { name: 'Add domain' }))
  await page().findByText('Waiting for the DNS')
  const fact = (name: string) => page().getByRole('button', { name }).parentElement?.previousElementSibling?.textContent
  expect(fact('Copy the value of the TXT record')).toMatch(/^haat=/)
  expect(fact('Copy the name of the CNAME record')).toBe('brand.example.com')
  expect(fact('Copy the value of the CNAME record')).toBe('one.localhost')
  await user.click(page().getByRole('button', { name: 'Remove brand.example.com' }))
  await user.click((await dialog()).getByRole('button', { name: 'Remove domain' }))
  await expect.poll(() => page().queryByText('brand.example.com')).toBeNull()
})

test('“Check now” reports a missing DNS record, and connects the domain once the record exists', async () => {
  const host = 'shop.example.com'
  const { body } = await one.call('POST', '/api/v1/domains', { token, body: { host } })
  const user = await openScreen('/settings/domains')
  await press(user, 'Check now')
  await page().findByText(/DNS .*shop\.example\.com/)
  dns.say(body.data.record.name, body.data.record.value)
  await press(user, 'Check now')
  await page().findByText('shop.example.com is connected')
  expect(page().queryByText('Waiting for the DNS')).toBeNull()
})

test('the primary domain is chosen among those that are connected', async () => {
  const host = 'first.example.com'
  const { body } = await one.call('POST', '/api/v1/domains', { token, body: { host } })
  dns.say(body.data.record.name, body.data.record.value)
  await one.call('POST', `/api/v1/domains/${host}/check`, { token })
  const user = await openScreen('/settings/domains')
  const row = (await page().findByRole('link', { name: host })).closest('li') as HTMLElement
  expect(within(row).queryByText('Primary')).toBeNull()
  await press(user, 'Make primary', within(row))
  await within(row).findByText('Primary')
  expect(page().getAllByText('Primary')).toHaveLength(1)
  await one.call('DELETE', `/api/v1/domains/${host}`, { token })
})

test('staff who may only look find no log of emails', async () => {
  await openScreen('/settings/mail', { as: ['view'] })
  await page().findByLabelText('Sender address')
  expect(page().queryByRole('link', { name: 'Email log' })).toBeNull()
})
