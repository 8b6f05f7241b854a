// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { testApp } from '../../../tests/support/app.ts'
import { dialog, page, press, retype, rowOf, screensOf, within } from '../../../tests/support/screens/screen.tsx'

const app = await testApp()
const { one } = app
const openScreen = screensOf(app)
const { token } = await one.signIn({ userType: 'ADMIN' })

const add = async (path: string, more: object = {}): Promise<string> => {
  const body = { title: `About ${path}`, path, shortDescription: 'In short.', ...more }
  return (await one.call('POST', '/api/v1/posts', { token, body })).body.data._id
}
const stored = async (id: string) => (await one.call('GET', `/api/v1/posts/${id}`, { token })).body.data
const choose = async (status: string) => {
  const user = await openScreen(`/blog/${await add(`chosen-${status.toLowerCase()}`, { body: '<h3>Deep</h3>' })}`)
  await user.selectOptions(await page().findByLabelText('Status'), status)
  return user
}

// Shows B322.
test('a post is checked before it is published, each finding leads to its field, and it is published all the same', async () => {
  const id = await add('checked', { body: '<p><a href="/no-such-page">Here</a></p>' })
  const user = await openScreen(`/blog/${id}`)
  await user.selectOptions(await page().findByLabelText('Status'), 'Published')
  await press(user, 'Save')
  const findings = await dialog()
  await findings.findByText('Before you publish')
  await findings.findByText('Links that lead nowhere')
  await press(user, /^Picture/, findings)
  await expect.poll(() => document.activeElement?.textContent).toBe('Choose a picture')
  expect((await stored(id)).status).toBe('DRAFT')
  // The code of the text's editor arrives later than the form.
  await expect.poll(() => document.querySelector('[contenteditable=true]')).toBeTruthy()
  await press(user, 'Save')
  await press(user, /^Text/, await dialog())
  await expect.poll(() => document.activeElement?.getAttribute('contenteditable')).toBe('true')
  await press(user, 'Save')
  await press(user, 'Publish anyway', await dialog())
  await page().findByRole('link', { name: 'View on site' })
  expect((await stored(id)).status).toBe('PUBLISHED')
  await retype(user, page().getByRole('textbox', { name: 'Title' }), 'Mended')
  await press(user, 'Save')
  await page().findByRole('heading', { level: 1, name: 'Mended' })
})

test('a post is checked before it is scheduled, and not while it stays a draft', async () => {
  const user = await choose('Scheduled')
  await user.type(page().getByLabelText(/^Date/), '2099-01-01T10:00')
  await press(user, 'Save')
  const findings = await dialog()
  await findings.findByText('Before you schedule')
  await press(user, 'Keep editing', findings)
  await user.selectOptions(page().getByLabelText('Status'), 'Draft')
  await press(user, 'Save')
  await page().findByText('Post saved')
})

test('posts that are published from the list are checked together, and a finding leads to its post', async () => {
  const ids = [await add('list-one'), await add('list-two')]
  const user = await openScreen('/blog?q=list-')
  for (const name of ['About list-one', 'About list-two'])
    await user.click(within(await rowOf(name)).getByRole('checkbox'))
  await press(user, 'Publish')
  await press(user, /^About list-two › Picture/, await dialog())
  await page().findByRole('heading', { level: 1, name: 'About list-two' })
  const again = await openScreen('/blog?q=list-')
  for (const name of ['About list-one', 'About list-two'])
    await again.click(within(await rowOf(name)).getByRole('checkbox'))
  await press(again, 'Publish')
  await press(again, 'Publish anyway', await dialog())
  await page().findByText('2 posts published')
  for (const id of ids) expect((await stored(id)).status).toBe('PUBLISHED')
})

// Shows B322.
test('findings of the other posts are shown though one post cannot be checked, and they are published', async () => {
  const ids = [await add('some-one'), await add('some-two'), await add('some-three')]
  const user = await openScreen('/blog?q=some-')
  for (const name of ['About some-one', 'About some-two', 'About some-three'])
    await user.click(within(await rowOf(name)).getByRole('checkbox'))
  await one.call('DELETE', `/api/v1/posts/${ids[1]}`, { token })
  await press(user, 'Publish')
  const findings = await dialog()
  await findings.findByRole('button', { name: /^About some-three › Picture/ })
  await findings.findByText('We couldn’t check “About some-two”: This blog post was not found.')
  await press(user, 'Publish anyway', findings)
  await page().findByText('2 posts published. 1 is gone.')
  for (const id of [ids[0] ?? '', ids[2] ?? '']) expect((await stored(id)).status).toBe('PUBLISHED')
})

// Shows B322.
test('a post whose check fails says so, and is published all the same', async () => {
  const id = await add('unchecked')
  const user = await openScreen(`/blog/${id}`)
  await user.selectOptions(await page().findByLabelText('Status'), 'Published')
  const fetchNow = globalThis.fetch
  const lost = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (String(input instanceof Request ? input.url : input).includes('/post-findings/')) throw new TypeError('lost')
    return fetchNow(input, init)
  })
  await press(user, 'Save')
  const check = await dialog()
  await check.findByText(/^We couldn’t check it: /)
  await press(user, 'Publish anyway', check)
  await page().findByRole('link', { name: 'View on site' })
  lost.mockRestore()
  expect((await stored(id)).status).toBe('PUBLISHED')
})
