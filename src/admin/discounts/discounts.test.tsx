// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from 'vitest'
import { testApp } from '../../../tests/support/app.ts'
import { choose, dialog, page, press, rowOf, screensOf } from '../../../tests/support/screens/screen.tsx'
import { discountDesk } from '../../../tests/support/selling/discounts.ts'

const app = await testApp()
const openScreen = screensOf(app)
const desk = await discountDesk(app.one)

afterEach(() => desk.clear())

const listed = async () => (await desk.call('GET', '', undefined, { s: '100' })).body.data

// Shows B266.
describe('staff of the catalogue', () => {
  test('make a coupon, and read in sentences what it does while they type', async () => {
    const user = await openScreen('/discounts/new', { as: ['catalogue'] })
    const summary = await page().findByRole('complementary', { name: 'Summary' })
    await user.type(page().getByLabelText(/^Code/), 'DIWALI15')
    await user.clear(page().getByLabelText(/^Percent off/))
    await user.type(page().getByLabelText(/^Percent off/), '15')
    await user.type(page().getByLabelText(/^At most/), '500')
    await user.type(page().getByLabelText(/^Minimum amount/), '1,999')
    await user.type(page().getByLabelText(/^Uses per customer/), '1')
    await expect
      .poll(() => summary.textContent)
      .toContain(
        'DIWALI15 is entered as a code: 15% off, up to ₹500 on everything.It needs ₹1,999 or more.A customer can use it once.',
      )
    await press(user, 'Save')
    await expect.poll(async () => (await listed()).length).toBe(1)
    const [{ _id }] = await listed()
    expect(await desk.read(_id)).toMatchObject({
      ...{ code: 'DIWALI15', gift: { kind: 'percent', percent: 15, most: 50_000 }, leastAmount: 199_900 },
      ...{ mostPerPerson: 1, mostUses: 0, active: true },
    })
  })

  test('make a discount that applies by itself, of pieces', async () => {
    const user = await openScreen('/discounts/new', { as: ['catalogue'] })
    await user.click(await page().findByLabelText('Automatically'))
    await press(user, 'Save')
    await expect.poll(() => page().queryByText('Enter a title for your customers.')).not.toBeNull()
    await user.type(page().getByLabelText(/^Title/), 'Two and one')
    await user.selectOptions(page().getByLabelText(/^Type/), 'pieces')
    await press(user, 'Save')
    await expect
      .poll(async () => (await listed())[0]?.gift)
      .toMatchObject({ kind: 'pieces', buy: 2, get: 1, percent: 100 })
  })

  test('change the method to and fro, and the code that was typed is there again', async () => {
    const user = await openScreen('/discounts/new', { as: ['catalogue'] })
    await user.type(await page().findByLabelText(/^Code/), 'MONSOON')
    await user.click(page().getByLabelText('Automatically'))
    await page().findByLabelText(/^Title/)
    await user.click(page().getByLabelText('With a code'))
    expect(await page().findByLabelText(/^Code/)).toHaveProperty('value', 'MONSOON')
  })

  test('deactivate and delete a discount in the list', async () => {
    await desk.add({ code: 'TEN' })
    const user = await openScreen('/discounts', { as: ['catalogue'] })
    await choose(user, await rowOf('TEN'), 'Deactivate')
    await expect.poll(async () => (await listed())[0]?.state).toBe('OFF')
    await choose(user, await rowOf('TEN'), 'Delete')
    await press(user, 'Delete discount', await dialog())
    await expect.poll(() => page().queryByText('There are no discounts yet')).not.toBeNull()
  })

  test('deactivate one that is yet to begin, which activating lets begin again', async () => {
    await desk.add({ code: 'SOON', begins: '2099-01-01T00:00:00.000Z' })
    const user = await openScreen('/discounts', { as: ['catalogue'] })
    await choose(user, await rowOf('SOON'), 'Deactivate')
    await expect.poll(async () => (await listed())[0]?.state).toBe('OFF')
    await choose(user, await rowOf('SOON'), 'Activate')
    await expect.poll(async () => (await listed())[0]?.state).toBe('SCHEDULED')
  })
})

test('staff with read-only rights see a discount and cannot change it', async () => {
  const { _id } = await desk.add({ code: 'TEN' })
  await openScreen(`/discounts/${_id}`, { as: ['view'] })
  const code = await page().findByLabelText(/^Code/)
  expect(code.closest('fieldset')?.disabled).toBe(true)
  expect(page().queryByRole('button', { name: 'Delete' })).toBeNull()
})
