// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { testApp } from '../../../tests/support/app.ts'
import { openEditor } from '../../../tests/support/editing.ts'
import { page, press, retype, screensOf } from '../../../tests/support/screens/screen.tsx'
import { fillSite, loadStarter } from '../../server/modules/over/starters/index.ts'

const app = await testApp({ pictures: 'starters/pictures' })
const { addSite, one } = app
const openScreen = screensOf(app)

/** A site as sign-up makes it. */
async function madeSite(key: string) {
  const site = await addSite(key)
  await fillSite(await site.ctx(), await loadStarter('blank'))
  return site
}

test('the address follows the name until one is typed, and says whether it is free', async () => {
  const user = await openScreen('/begin', { site: await madeSite('following') })
  const name = await page().findByRole('textbox', { name: 'Name of your site' })
  const address = page().getByRole<HTMLInputElement>('textbox', { name: 'Address' })
  await retype(user, name, 'Blue Door Pottery')
  await expect.poll(() => address.value).toBe('blue-door-pottery')
  await page().findByText(/^blue-door-pottery\S* is free\.$/)
  await retype(user, address, 'door')
  await retype(user, name, 'Red Door')
  expect(address.value).toBe('door')
})

test('an address of another site is refused as it is typed', async () => {
  const user = await openScreen('/begin', { site: await madeSite('taking') })
  const address = await page().findByRole('textbox', { name: 'Address' })
  await retype(user, address, 'one')
  await expect.poll(() => address.getAttribute('aria-invalid')).toBe('true')
})

test('a site without a name is refused at the name', async () => {
  const user = await openScreen('/begin', { site: await madeSite('nameless') })
  const name = await page().findByRole('textbox', { name: 'Name of your site' })
  await user.clear(name)
  await press(user, 'Begin with this')
  await expect.poll(() => name.getAttribute('aria-invalid')).toBe('true')
})

test('a site whose pages were changed goes on with what it has', async () => {
  const editor = await openEditor(one)
  await editor.publish('/changed')
  const user = await openScreen('/begin')
  await page().findByRole('heading', { level: 1, name: 'Your site has begun' })
  await user.click(page().getByRole('link', { name: 'Go to the dashboard' }))
  await expect.poll(() => location.pathname).toBe('/admin/dashboard')
})

test('a link of the first sign-in that was used says so', async () => {
  await openScreen('/first/login?token=used', { as: 'nobody' })
  await page().findByRole('heading', { level: 1, name: 'This link is over' })
})

// Shows B216.
test('a connection that is lost at the first sign-in is told as that, and the link is tried again', async () => {
  const fetchNow = globalThis.fetch
  const lost = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (String(input instanceof Request ? input.url : input).includes('/session/entry')) throw new TypeError('lost')
    return fetchNow(input, init)
  })
  const user = await openScreen('/first/login?token=used', { as: 'nobody' })
  await page().findByRole('heading', { level: 1, name: 'You are not signed in yet' })
  lost.mockRestore()
  await press(user, 'Try again')
  await page().findByRole('heading', { level: 1, name: 'This link is over' })
})
