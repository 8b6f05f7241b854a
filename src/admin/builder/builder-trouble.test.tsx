// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { testApp } from '../../../tests/support/app.ts'
import { openEditor } from '../../../tests/support/editing.ts'
import { dialog, page, press, retype, screensOf, within } from '../../../tests/support/screens/screen.tsx'

const app = await testApp()
const { one, addSite } = app
const openScreen = screensOf(app)
const editor = await openEditor(one)

const words = (id: string, heading: string, more = {}) => ({ id, type: 'cta', props: { heading }, ...more })

let count = 0

async function made(sections: unknown[]) {
  const draft = await editor.add(`/page-${count++}`)
  await editor.save(draft, sections)
  return draft
}

const sections = async () => within(await page().findByRole('complementary', { name: 'Sections' }))
const fields = async () => within(await page().findByRole('complementary', { name: 'Fields' }))

/** Lets no draft reach the server until it is told to. */
function withoutServer(): () => void {
  const send = fetch
  vi.stubGlobal('fetch', (address: string, init: RequestInit = {}) =>
    init.method === 'PUT' && address.includes('/draft') ? Promise.reject(new TypeError('Failed')) : send(address, init),
  )
  return () => vi.stubGlobal('fetch', send)
}

// Shows B346.
test('a draft that cannot be saved says why until it is saved, and the way back asks first', async () => {
  const { _id } = await made([words('a', 'One')])
  const user = await openScreen(`/pages/${_id}`)
  await user.click(await (await sections()).findByText('One'))
  const connect = withoutServer()
  await retype(user, await (await fields()).findByRole('textbox', { name: 'Heading' }), 'Two')
  const notice = await page().findByText(/Your changes are stored in this browser, and saving is tried again/)
  expect(notice.textContent).toMatch(/^\S.+\. Your changes/)
  await user.click(page().getByRole('link', { name: 'All pages' }))
  await press(user, 'Cancel', await dialog())
  await (await sections()).findByText('Two')
  connect()
  await press(user, 'Try now')
  await expect.poll(() => page().queryByText(/saving is tried again/)).toBeNull()
  expect((await editor.read(_id)).document.sections[0].props.heading).toBe('Two')
})

// Shows B346.
test('an empty page offers the library, and its first section', async () => {
  const { _id } = await made([])
  const user = await openScreen(`/pages/${_id}`)
  await press(user, 'Choose a section', await sections())
  await (await sections()).findByText('First on the page')
  await user.type((await sections()).getByRole('searchbox', { name: 'Search sections' }), 'newsletter{Enter}')
  await expect.poll(async () => (await editor.read(_id)).document.sections).toMatchObject([{ type: 'newsletter' }])
})

// Shows B346.
test('a page that is not published says which section is to be mended', async () => {
  const { _id } = await made([
    words('a', 'Fine'),
    { ...words('b', 'Faulty'), props: { heading: 'Faulty', anchor: 'A b' } },
  ])
  const user = await openScreen(`/pages/${_id}`)
  await (await sections()).findByText('Faulty')
  await press(user, 'Publish')
  await page().findByText('Faulty: Use small letters, digits and hyphens.')
})

// Shows B346.
test('a section is limited to the languages of the site, and an end before the beginning is told', async () => {
  const when = { screens: 'all', languages: ['ta-IN'], from: '2026-12-01T00:00:00Z', until: '2026-11-01T00:00:00Z' }
  const { _id } = await made([words('a', 'One', { when })])
  const user = await openScreen(`/pages/${_id}`)
  await user.click(await (await sections()).findByText('One'))
  await (await fields()).findByText('It ends before it begins, so no visitor sees it.')
  const languages = within((await fields()).getByRole('group', { name: 'Languages' }))
  expect(languages.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual([
    'English (India)',
    'தமிழ் · Tamil',
  ])
})

// Shows B346.
test('the settings of a page tell its language, and lead to its translations once it is published', async () => {
  const site = await addSite('bilingual')
  const desk = await openEditor(site)
  const { token } = await site.signIn({ userType: 'ADMIN' })
  const { revision } = (await site.call('GET', '/api/v1/settings', { token })).body.data
  await site.call('PATCH', '/api/v1/settings', { token, body: { revision, languages: ['hi-IN'] } })
  const draft = await desk.add('/draft')
  const user = await openScreen(`/pages/${draft._id}`, { site })
  await press(user, 'Page settings')
  await page().findByText('You write in English (India). Once it is published, it can be translated.')
  expect(page().queryByRole('link', { name: 'हिन्दी · Hindi' })).toBeNull()
  const published = await desk.publish('/published')
  const again = await openScreen(`/pages/${published._id}`, { site })
  await press(again, 'Page settings')
  const link = await page().findByRole('link', { name: 'हिन्दी · Hindi' })
  expect(link.getAttribute('href')).toBe(`/admin/translations/page/${published._id}?language=hi-IN`)
})

// Shows B346.
test('a section that is removed by a key leaves focus on the row that is selected then', async () => {
  // Nothing has a size without a layout.
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([new DOMRect()] as unknown as DOMRectList)
  const { _id } = await made([words('a', 'One'), words('b', 'Two')])
  const user = await openScreen(`/pages/${_id}`)
  await user.click(await (await sections()).findByText('One'))
  await user.keyboard('{Delete}')
  await expect.poll(() => document.activeElement?.textContent).toContain('Two')
})
