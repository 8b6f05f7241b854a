// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { testApp } from '../../../tests/support/app.ts'
import { choose, page, press, rowOf, screensOf, within } from '../../../tests/support/screens/screen.tsx'
import { discountDesk, enterCode } from '../../../tests/support/selling/discounts.ts'
import { shopperWith } from '../../../tests/support/selling/shopping.ts'

const app = await testApp()
const openScreen = screensOf(app)
const desk = await discountDesk(app.one)

afterEach(() => desk.clear())

const open = () => openScreen('/discounts', { as: ['catalogue'] })
const states = async () => {
  const { body } = await desk.call('GET', '', undefined, { s: '100' })
  return Object.fromEntries(body.data.map(({ code, state }: { code: string; state: string }) => [code, state]))
}

// Shows B266.
test('each discount says its state, how it comes, when it ends and what it was used for', async () => {
  const { person } = await shopperWith(app.one, { stock: 5 })
  await desk.add({ code: 'TEN', mostUses: 1_500 })
  await enterCode(person, 'TEN')
  expect((await person.init('cod')).status).toBe(200)
  await desk.add({ title: 'Diwali', begins: '2099-01-01T18:30:00.000Z', ends: '2099-01-08T18:30:00.000Z' })
  await desk.add({ code: 'GONE', ends: '2020-01-01T18:30:00.000Z', active: true })
  await open()
  const ten = (await rowOf('TEN')).textContent
  expect(ten).toMatch(/TEN10% off.*Active.*Code.*No end.*1 of 1,500 orders · ₹[\d,.]+ taken off/)
  expect((await rowOf('Diwali')).textContent).toMatch(
    /Scheduled.*Automatic.*Begins 2 January 2099 at 12:00 am.*Not yet/,
  )
  expect((await rowOf('GONE')).textContent).toMatch(/Ended.*Code.*2 January 2020 at 12:00 am/)
  const tabs = page().getByRole('navigation', { name: 'Discounts by state' })
  expect(tabs.textContent).toMatch(/All\s*3.*Active\s*1.*Scheduled\s*1.*Ended\s*1.*Off\s*0/)
})

test('chosen ones are deactivated, activated and deleted together, and are not chosen any more', async () => {
  await desk.add({ code: 'ONE' })
  await desk.add({ code: 'TWO' })
  await desk.add({ code: 'THREE' })
  const user = await open()
  const pick = async (code: string) => user.click(within(await rowOf(code)).getByRole('checkbox'))
  await pick('ONE')
  await pick('TWO')
  await press(user, 'Deactivate')
  await page().findByText('2 discounts deactivated')
  expect(await states()).toEqual({ ONE: 'OFF', TWO: 'OFF', THREE: 'ACTIVE' })
  await expect.poll(() => page().queryByRole('button', { name: 'Clear selection' })).toBeNull()
  await pick('ONE')
  await press(user, 'Activate')
  await page().findByText('Discount activated')
  expect((await states()).ONE).toBe('ACTIVE')
  await pick('TWO')
  await pick('THREE')
  await press(user, 'Delete')
  await press(user, /^Delete 2 discounts/)
  await expect.poll(states).toEqual({ ONE: 'ACTIVE' })
})

test('the code of a discount and its link to the shop can be copied', async () => {
  await desk.add({ code: 'TEN & MORE' })
  const user = await open()
  const row = await rowOf('TEN & MORE')
  await choose(user, row, 'Copy code')
  await expect.poll(() => navigator.clipboard.readText()).toBe('TEN & MORE')
  await choose(user, row, 'Copy link to the shop')
  await expect.poll(() => navigator.clipboard.readText()).toBe(`${location.origin}/?coupon=TEN%20%26%20MORE`)
})

test('an automatic discount has no code to copy', async () => {
  await desk.add({ title: 'Diwali' })
  const user = await open()
  await user.click(within(await rowOf('Diwali')).getByRole('button', { name: /^Actions for/ }))
  await page().findByRole('menuitem', { name: 'Deactivate' })
  expect(page().queryByRole('menuitem', { name: /^Copy/ })).toBeNull()
})
