// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { testApp } from '../../../tests/support/app.ts'
import { setUpApp } from '../../../tests/support/outside/authenticator.ts'
import { dialog, page, press, retype, rowOf, screensOf, within } from '../../../tests/support/screens/screen.tsx'
import { pageSize } from '../ui/list.ts'

const app = await testApp()
const { addSite, one, platform } = app
const openScreen = screensOf(app)
const operator = await platform.signIn({ userType: 'ADMIN' })

/** The dialog about a site that belongs to this test. */
async function openSite(key: string) {
  const site = await addSite(key)
  const { email } = await site.signIn({ userType: 'ADMIN' })
  const user = await openScreen(`/sites?q=${key}`, { site: platform, as: operator })
  await user.click(await page().findByText(`Site ${key}`))
  const about = await dialog()
  await about.findByText(email)
  return { site, user, about }
}

// Shows B200.
test('the settings of the platform have no section for its opening: it is always open', async () => {
  await openScreen('/settings', { site: platform, as: operator })
  await page().findByRole('link', { name: 'Domains' })
  expect(page().queryByRole('link', { name: 'Opening' })).toBeNull()
})

test('every site is listed with its address and its owner', async () => {
  const { email } = await one.signIn({ userType: 'ADMIN' })
  await openScreen('/sites?q=one', { site: platform, as: operator })
  const row = await rowOf('Site one')
  expect(row.textContent).toContain(email)
  expect(row.textContent).toContain('one.localhost')
})

test('a site is suspended with a reason, answers no visitor, and is restored', async () => {
  const { site, user, about } = await openSite('suspended')
  const answer = async () => (await site.call('GET', '/api/public/config')).status
  const before = await answer()
  await press(user, 'Suspend the site', about)
  await about.findByText('Enter the reason.')
  await retype(user, about.getByLabelText('Reason'), 'Sells what is not allowed')
  await press(user, 'Suspend the site', about)
  await about.findByText(/Sells what is not allowed$/)
  // Other processes hear of it by the bus.
  await expect.poll(answer).toBe(503)
  await press(user, 'Restore the site', about)
  await about.findByRole('button', { name: 'Suspend the site' })
  await expect.poll(answer).toBe(before)
})

// Shows B348.
test('the dialog about a site begins at its heading, above the facts', async () => {
  const { about } = await openSite('facts')
  about.getByRole('heading', { name: 'Suspension' })
  await expect.poll(() => document.activeElement?.textContent).toBe('Site facts')
})

test('a suspended site is listed as one once its dialog is closed', async () => {
  const { user, about } = await openSite('stopped')
  expect((await rowOf('Site stopped')).textContent).toContain('Open')
  await user.type(about.getByLabelText('Reason'), 'Unpaid')
  await press(user, 'Suspend the site', about)
  await about.findByText(/Unpaid$/)
  await press(user, 'Close', about)
  await expect.poll(async () => (await rowOf('Site stopped')).textContent).toContain('Suspended')
})

test('the second step of a person is removed once the question is answered, and is offered no more', async () => {
  const site = await addSite('locked')
  const { email } = await setUpApp([site], 'locked-out@example.com', app.services.now())
  const user = await openScreen('/sites?q=locked', { site: platform, as: operator })
  await user.click(await page().findByText('Site locked'))
  const about = await dialog()
  await about.findByText(email)
  await press(user, 'Remove second step', about)
  await press(user, 'Remove', within(await page().findByRole('dialog', { name: /^Remove the second step of/ })))
  await page().findByText('The second step was removed')
  await expect.poll(() => page().queryByRole('button', { name: 'Remove second step' })).toBeNull()
  about.getByText(email)
})

test('how fast a site sends campaigns is limited, and 0 is refused at the field', async () => {
  const { site, user, about } = await openSite('limited')
  const rate = () => about.getByRole('textbox', { name: 'Campaign mails a minute, at most' })
  await retype(user, rate(), '0')
  await press(user, 'Save', about)
  await expect.poll(() => rate().getAttribute('aria-invalid')).toBe('true')
  await retype(user, rate(), '250')
  await press(user, 'Save', about)
  await page().findByText('The pace of campaigns was changed')
  const path = `/api/v1/operator/sites/${site.id}`
  expect((await platform.call('GET', path, { token: operator.token })).body.data.campaignRate).toBe(250)
})

test('the sites of the platform are nothing for the owner of one of them', async () => {
  await openScreen('/sites')
  await page().findByText('You do not have permission to see this')
})

// Shows B338.
test('pages of sites lead on and back while sites are added, and a page of which nothing is left leads to the first', async () => {
  for (let number = 1; number <= pageSize + 2; number++) await addSite(`many-${number}`)
  const user = await openScreen('/sites?q=many-', { site: platform, as: operator })
  await rowOf('Site many-27')
  expect([page().queryByText('Site many-3'), page().queryByText('Site many-2')].map(Boolean)).toEqual([true, false])
  expect(page().getByRole<HTMLButtonElement>('button', { name: 'Previous page' }).disabled).toBe(true)
  await addSite('many-28')
  await press(user, 'Next page')
  await rowOf('Site many-2')
  expect(page().getAllByRole('row')).toHaveLength(3)
  expect(page().getByRole<HTMLButtonElement>('button', { name: 'Next page' }).disabled).toBe(true)
  const here = `/sites${location.search}`
  await press(user, 'Previous page')
  await rowOf('Site many-3')
  expect(page().queryByText('Site many-28')).toBeNull()
  await press(user, 'Previous page')
  await rowOf('Site many-28')
  await app.owner.query("update sites set name = 'Gone', key = 'gone-' || id where key in ('many-1', 'many-2')")
  await openScreen(here, { site: platform, as: operator })
  await rowOf('Site many-28')
  expect(location.search).not.toContain('after')
})
