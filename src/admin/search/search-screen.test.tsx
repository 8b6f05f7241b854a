// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { testApp } from '../../../tests/support/app.ts'
import { dialog, page, press, retype, rowOf, screensOf, within } from '../../../tests/support/screens/screen.tsx'

const app = await testApp()
const { one, owner } = app
const openScreen = screensOf(app)
const { token } = await one.signIn({ userType: 'ADMIN' })
const lamp = await one.product({ name: 'Brass lamp', path: 'brass-lamp' })

beforeEach(async () => {
  await owner.query('delete from search_counts')
  for (const kind of ['synonyms', 'pins']) {
    for (const { _id } of await stored(kind)) await one.call('DELETE', `/api/v1/search/${kind}/${_id}`, { token })
  }
})

type Stored = { _id: string; terms?: string[]; phrase?: string; paths?: string[] }

async function stored(kind: string): Promise<Stored[]> {
  return (await one.call('GET', `/api/v1/search/${kind}`, { token })).body.data
}
const words = async () => (await stored('synonyms')).map(({ terms }) => terms)
const pins = async () => (await stored('pins')).map(({ phrase, paths }) => ({ phrase, paths }))

async function add(kind: string, body: object): Promise<void> {
  expect((await one.call('POST', `/api/v1/search/${kind}`, { token, body })).status).toBe(200)
}

/** Counts searches of so many days ago. */
async function searched(text: string, { times = 1, found = 0, daysAgo = 0 } = {}): Promise<void> {
  const values = [one.id, daysAgo, text, times, found]
  await owner.query('insert into search_counts values ($1, current_date - $2::integer, $3, $4, $5)', values)
}

/** Texts of the first column of a list, top to bottom. */
const listed = () => [...document.querySelectorAll('main tbody tr')].map((row) => row.querySelector('a')?.textContent)

test('search words are listed, filtered and sorted by the URL', async () => {
  await searched('sofa cover', { times: 12 })
  await searched('sofa', { times: 2 })
  await searched('sofa bed', { times: 3, found: 9 })
  await searched('sofa leg', { daysAgo: 8, times: 40 })
  await searched('kurta')
  await openScreen('/search?found=nothing&days=7&sort=text&order=ascend&q=so')
  await page().findByText('sofa')
  expect(listed()).toEqual(['sofa', 'sofa cover'])
  await openScreen('/search')
  await page().findByText('kurta')
  expect(listed()).toEqual(['sofa leg', 'sofa cover', 'sofa bed', 'sofa', 'kurta'])
  expect(within(await rowOf('sofa bed')).getByText('9')).toBeTruthy()
})

// Shows B147, B148.
test('a search without results begins a synonym, and one with results does not', async () => {
  await searched('sofa')
  await searched('kurta', { found: 9 })
  const user = await openScreen('/search')
  const none = within(await rowOf('kurta'))
  expect(none.queryByRole('button', { name: 'Add synonym for kurta' })).toBeNull()
  await press(user, 'Add synonym for sofa')
  const field = (await dialog()).getByLabelText(/^Words/)
  expect(field).toHaveProperty('value', 'sofa\n')
  await retype(user, field, 'sofa\n\n couch ')
  await press(user, 'Add synonyms', await dialog())
  await expect.poll(() => page().queryByRole('dialog')).toBeNull()
  expect(await words()).toEqual([['sofa', 'couch']])
})

test('one word alone is no synonym, and what was typed stays', async () => {
  const user = await openScreen('/search?view=synonyms')
  await page().findByText('There are no synonyms yet')
  await press(user, 'New synonyms')
  const asked = await dialog()
  await user.type(asked.getByLabelText(/^Words/), 'sofa')
  await press(user, 'Add synonyms', asked)
  await asked.findByText('Enter at least two words.')
  expect(asked.getByLabelText(/^Words/)).toHaveProperty('value', 'sofa')
  await press(user, 'Cancel', asked)
  await expect.poll(() => page().queryByRole('dialog')).toBeNull()
  expect(await words()).toEqual([])
})

// Shows B356.
test('synonyms are added, changed in place and deleted, and the list shows each at once', async () => {
  const user = await openScreen('/search?view=synonyms')
  await press(user, 'New synonyms')
  await user.type((await dialog()).getByLabelText(/^Words/), 'couch\nsettee')
  await press(user, 'Add synonyms', await dialog())
  await user.click(await page().findByText('couch, settee'))
  const asked = await dialog()
  expect(asked.getByLabelText(/^Words/)).toHaveProperty('value', 'couch\nsettee')
  await user.type(asked.getByLabelText(/^Words/), '\ndivan')
  await press(user, 'Save', asked)
  await page().findByText('couch, settee, divan')
  expect(await words()).toEqual([['couch', 'settee', 'divan']])
  await press(user, 'Delete couch, settee, divan')
  await press(user, 'Delete synonyms', await dialog())
  await page().findByText('There are no synonyms yet')
  expect(await words()).toEqual([])
})

test('products are pinned to a search, and the list shows it at once', async () => {
  const user = await openScreen('/search?view=pins')
  await press(user, 'New pinned results')
  const asked = await dialog()
  await user.type(asked.getByLabelText(/^Search/), 'diwali')
  await user.type(asked.getByRole('combobox'), 'brass')
  await user.click(await page().findByRole('option', { name: /Brass lamp/ }))
  await press(user, 'Add', asked)
  await rowOf('diwali')
  expect(page().queryByRole('dialog')).toBeNull()
  expect(await pins()).toEqual([{ phrase: 'diwali', paths: [lamp.path] }])
})

test('pinned results are changed in place, and one of two is deleted', async () => {
  for (const phrase of ['diwali', 'holi']) await add('pins', { phrase, paths: [lamp.path] })
  const user = await openScreen('/search?view=pins')
  await user.click(await page().findByText('diwali'))
  const asked = await dialog()
  await retype(user, asked.getByLabelText(/^Search/), 'diwali gifts')
  await press(user, 'Save', asked)
  await page().findByText('diwali gifts')
  expect(await pins()).toContainEqual({ phrase: 'diwali gifts', paths: [lamp.path] })
  await press(user, 'Delete holi')
  await press(user, 'Delete', await dialog())
  await expect.poll(() => page().queryByText('holi')).toBeNull()
  expect(page().queryByRole('dialog')).toBeNull()
  expect(await pins()).toEqual([{ phrase: 'diwali gifts', paths: [lamp.path] }])
})

test('a search that has pinned results already is refused by its name', async () => {
  await add('pins', { phrase: 'diwali', paths: [lamp.path] })
  await add('pins', { phrase: 'holi', paths: [lamp.path] })
  const user = await openScreen('/search?view=pins')
  await user.click(await page().findByText('holi'))
  const asked = await dialog()
  await retype(user, asked.getByLabelText(/^Search/), 'Diwali')
  await press(user, 'Save', asked)
  await asked.findByText(/already pinned for/)
  expect(asked.getByLabelText(/^Search/)).toHaveProperty('value', 'Diwali')
})

test('staff with read-only rights change nothing', async () => {
  await searched('sofa')
  await openScreen('/search', { as: ['view'] })
  await page().findByText('sofa')
  expect(page().queryByRole('button', { name: /Add synonym/ })).toBeNull()
  await openScreen('/search?view=pins', { as: ['view'] })
  await page().findByText('There are no pinned results yet')
  const add = page().getByRole('button', { name: 'New pinned results' })
  expect(add.matches('fieldset:disabled *')).toBe(true)
})
