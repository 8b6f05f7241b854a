// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { testApp } from '../../../tests/support/app.ts'
import { enterTime, page, press, retype, screensOf } from '../../../tests/support/screens/screen.tsx'
import { discountDesk } from '../../../tests/support/selling/discounts.ts'

const app = await testApp()
const openScreen = screensOf(app)
const desk = await discountDesk(app.one)
const { token } = await app.one.signIn({ userType: 'ADMIN' })

afterEach(() => desk.clear())

async function addCategory(title: string): Promise<string> {
  const { body } = await app.one.call('POST', '/api/v1/categories', {
    token,
    body: { title, path: title.toLowerCase() },
  })
  return body.data._id
}

const open = (id: string) => openScreen(`/discounts/${id}`, { as: ['catalogue'] })
const textOf = (element: Element | null) => element?.textContent?.trim()

// Shows B314.
test('a stored discount is opened with all that it says, and saved with what is changed alone', async () => {
  const terms = { leastAmount: 99_900, leastPieces: 2, mostUses: 100, mostPerPerson: 3, priority: 7 }
  const { _id } = await desk.add({ code: 'TEN', ...terms, firstOrder: true, combines: true })
  const user = await open(_id)
  expect(await page().findByLabelText(/^Minimum amount/)).toHaveProperty('value', '999')
  expect(page().getByLabelText(/^Priority/)).toHaveProperty('value', '7')
  expect(textOf(page().getByText('Orders').nextElementSibling)).toBe('0 of 100')
  expect(textOf(page().getByText('Taken off').nextElementSibling)).toBe('₹0')
  await user.clear(page().getByLabelText(/^Uses per customer/))
  const pieces = page().getByLabelText(/^Minimum pieces/)
  await retype(user, pieces, '4')
  await user.keyboard('{Enter}')
  await page().findByText('Discount saved')
  await expect.poll(() => page().queryByText('Unsaved changes')).toBeNull()
  expect(document.activeElement).toBe(pieces)
  const changed = { code: 'TEN', ...terms, leastPieces: 4, mostPerPerson: 0, firstOrder: true, combines: true }
  expect(await desk.read(_id)).toMatchObject(changed)
})

test('a percentage that is left empty or above 100 is refused beside its field', async () => {
  const { _id } = await desk.add({ code: 'TEN' })
  const user = await open(_id)
  const percent = await page().findByLabelText(/^Percent off/)
  await user.clear(percent)
  await press(user, 'Save')
  await page().findByText('Enter a whole percentage.')
  await retype(user, percent, '101')
  await page().findByText('Enter at most 100 %.')
  expect(await desk.read(_id)).toMatchObject({ gift: { percent: 10 }, revision: 1 })
})

test('categories are picked and given back, and another kind of scope begins without any', async () => {
  const [sarees, kurtas] = [await addCategory('Sarees'), await addCategory('Kurtas')]
  const { _id } = await desk.add({ code: 'TEN', scope: { of: 'categories', ids: [sarees] } })
  const user = await open(_id)
  await user.click(await page().findByRole('checkbox', { name: 'Kurtas' }))
  await user.click(page().getByRole('checkbox', { name: 'Sarees' }))
  await press(user, 'Save')
  await expect.poll(async () => (await desk.read(_id)).scope).toEqual({ of: 'categories', ids: [kurtas] })
  await user.selectOptions(await page().findByLabelText('For'), 'Collections')
  await page().findByText('There are none yet.')
  await press(user, 'Save')
  await page().findByText('Choose at least one.')
  await user.selectOptions(page().getByLabelText('For'), 'Everything')
  await press(user, 'Save')
  await expect.poll(async () => (await desk.read(_id)).scope).toEqual({ of: 'everything', ids: [] })
})

test('times are those of the site’s zone, and an end before the beginning is refused beside it', async () => {
  const { _id } = await desk.add({ code: 'TEN' })
  const user = await open(_id)
  const [begins, ends] = [await page().findByLabelText('Begins'), page().getByLabelText('Ends')]
  enterTime(begins, '2099-01-02T00:00')
  enterTime(ends, '2099-01-01T23:59')
  await press(user, 'Save')
  await page().findByText('Choose a time after it begins.')
  enterTime(ends, '2099-01-08T23:59')
  await press(user, 'Save')
  await page().findByText('Discount saved')
  const stored = { begins: '2099-01-01T18:30:00.000Z', ends: '2099-01-08T18:29:00.000Z', state: 'SCHEDULED' }
  expect(await desk.read(_id)).toMatchObject(stored)
})

test('a generated code is eight signs that are read without mistake, and is kept over a change of the method', async () => {
  const user = await openScreen('/discounts/new', { as: ['catalogue'] })
  await page().findByLabelText(/^Code/)
  await press(user, 'Generate')
  const code = () => (page().getByLabelText(/^Code/) as HTMLInputElement).value
  await expect.poll(code).toMatch(/^[A-HJ-NP-Z2-9]{8}$/)
  const generated = code()
  await user.click(page().getByLabelText('Automatically'))
  await page().findByLabelText(/^Title/)
  await user.click(page().getByLabelText('With a code'))
  await page().findByLabelText(/^Code/)
  expect(code()).toBe(generated)
})

test('a code that another discount has is refused at the field', async () => {
  await desk.add({ code: 'DIWALI' })
  const { _id } = await desk.add({ code: 'TEN' })
  const user = await open(_id)
  const code = await page().findByLabelText(/^Code/)
  await retype(user, code, 'di wali')
  await press(user, 'Save')
  await expect.poll(() => code.getAttribute('aria-invalid')).toBe('true')
  expect(await desk.read(_id)).toMatchObject({ code: 'TEN' })
})

test('a discount saved by another user is not overwritten', async () => {
  const { _id, state: _, uses: __, taken: ___, ...values } = await desk.add({ code: 'TEN' })
  const user = await open(_id)
  await page().findByLabelText(/^Code/)
  await desk.call('PUT', `/${_id}`, { ...values, code: 'THEIRS' })
  await retype(user, page().getByLabelText(/^Percent off/), '20')
  await press(user, 'Save')
  await page().findByText(/^Another user saved this discount/)
  expect(await desk.read(_id)).toMatchObject({ code: 'THEIRS', gift: { percent: 10 } })
})

test('a discount is deleted from its screen once the question is answered', async () => {
  const { _id } = await desk.add({ code: 'TEN' })
  const user = await open(_id)
  await press(user, 'Delete')
  await press(user, 'Delete discount')
  await page().findByRole('heading', { level: 1, name: 'Discounts' })
  await page().findByText('There are no discounts yet')
})
