// @vitest-environment happy-dom
import { within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { testApp } from '../../../tests/support/app.ts'
import { dialog, page, press, retype, screensOf } from '../../../tests/support/screens/screen.tsx'
import { addDays } from '../../shared/days.ts'

const app = await testApp()
const { one } = app
const openScreen = screensOf(app)
const { token } = await one.signIn({ userType: 'ADMIN' })

const delivery = async () => (await one.call('GET', '/api/v1/settings', { token })).body.data.delivery
const check = async (pincode: string) =>
  (await one.call('GET', '/api/v1/delivery', { query: { pincode } })).body.data.delivers

type User = Awaited<ReturnType<typeof openScreen>>

async function save(user: User): Promise<void> {
  await press(user, 'Save')
  await page().findByText('Saved')
}

// Shows B246.
test('a zone is made with PIN codes, states, charges and days, changed, moved and deleted', async () => {
  const user = await openScreen('/settings/delivery')
  await press(user, 'New zone')
  const form = await dialog()
  await user.type(form.getByLabelText(/^Name/), 'South')
  await user.type(form.getByLabelText('PIN codes'), '560001, 5600')
  await user.click(form.getByLabelText('Kerala'))
  await retype(user, form.getByLabelText('Charge 1'), '99')
  await press(user, 'Add a charge', form)
  await press(user, 'Add zone', form)
  await form.findByText('Begin each charge above the one before.')
  const charges = form.getByRole('group', { name: 'Delivery charge' })
  expect(charges.querySelector(`[id="${charges.getAttribute('aria-describedby')}"]`)?.textContent).toMatch(/^Begin/)
  await retype(user, form.getByLabelText('From value, charge 2'), '500')
  await retype(user, form.getByLabelText('Days, at the latest'), '4')
  await user.click(form.getByLabelText('Cash on delivery'))
  await press(user, 'Add zone', form)
  await page().findByText('Kerala, 5600 · ₹0 to ₹99 · 0 to 4 days · no cash on delivery')
  await press(user, 'New zone')
  await user.type((await dialog()).getByLabelText(/^Name/), 'South')
  await user.type((await dialog()).getByLabelText('PIN codes'), '12')
  await press(user, 'Add zone', await dialog())
  await (await dialog()).findByText('Another zone has this name.')
  await retype(user, (await dialog()).getByLabelText(/^Name/), 'Islands')
  await retype(user, (await dialog()).getByLabelText('PIN codes'), '744')
  await user.click((await dialog()).getByLabelText('We deliver here'))
  await press(user, 'Add zone', await dialog())
  await user.click(await page().findByRole('button', { name: 'Move Islands up' }))
  await save(user)
  expect(await delivery()).toMatchObject({
    elsewhere: true,
    zones: [
      { name: 'Islands', pins: '744', delivers: false },
      {
        ...{ name: 'South', states: ['Kerala'], pins: '5600', daysFrom: 0, daysTo: 4, cash: false },
        slabs: [
          { from: 0, amount: 9_900 },
          { from: 50_000, amount: 0 },
        ],
      },
    ],
  })
  expect([await check('744101'), await check('110001')]).toEqual([false, true])
  await user.click(page().getByRole('button', { name: 'Delete Islands' }))
  await user.click(page().getByLabelText(/^Deliver to places outside all zones/))
  await save(user)
  expect([await check('110001'), await check('560001')]).toEqual([false, true])
})

// Shows B246.
test('a zone is changed under the name that it has', async () => {
  const user = await openScreen('/settings/delivery')
  await user.click(await page().findByRole('button', { name: /^South/ }))
  await retype(user, (await dialog()).getByLabelText('Days, at the latest'), '6')
  await press(user, 'Change zone', await dialog())
  await page().findByText(/0 to 6 days/)
  await save(user)
  expect((await delivery()).zones).toMatchObject([{ name: 'South', daysTo: 6 }])
})

// Shows B248.
test('a file of PIN codes fills zones: known ones by their name, others are made', async () => {
  const user = await openScreen('/settings/delivery')
  await page().findByText('South')
  const csv = ['pincode,zone', '682001,South', '682002,South', '400001,West', 'nowhere,West'].join('\n')
  await user.upload(
    page().getByLabelText('CSV file of PIN codes and zones'),
    new File([csv], 'pins.csv', { type: 'text/csv' }),
  )
  await page().findByText('3 PIN codes read')
  await save(user)
  expect((await delivery()).zones).toMatchObject([
    { name: 'South', states: ['Kerala'], pins: '682001-682002', cash: false },
    { name: 'West', states: [], pins: '400001', delivers: true, cash: true },
  ])
})

// Shows B248.
test('a zone of a file whose name is too long is named where the zones are refused', async () => {
  const user = await openScreen('/settings/delivery')
  await page().findByText('South')
  const name = 'Far away '.repeat(7).trim()
  await user.upload(
    page().getByLabelText('CSV file of PIN codes and zones'),
    new File([`781001,${name}`], 'pins.csv', { type: 'text/csv' }),
  )
  await page().findByText('1 PIN codes read')
  await press(user, 'Save')
  await page().findByText(`${name}: Use up to 60 characters.`)
})

// Shows B246.
test('a cut-off hour and holidays are saved; a day that is none is refused at its field', async () => {
  const user = await openScreen('/settings/delivery')
  await user.selectOptions(await page().findByLabelText('Cut-off hour'), '2 pm')
  await press(user, 'Add a day')
  await press(user, 'Save')
  await expect.poll(() => page().getByLabelText('Holidays 1').getAttribute('aria-invalid')).toBe('true')
  await user.type(page().getByLabelText('Holidays 1'), '2026-12-25')
  await save(user)
  expect(await delivery()).toMatchObject({ cutOff: 14, holidays: ['2026-12-25'] })
})

// Shows B246.
test('more holidays than a shop may have are refused beside them', async () => {
  const { revision, delivery: kept } = (await one.call('GET', '/api/v1/settings', { token })).body.data
  const holidays = Array.from({ length: 100 }, (_, index) => addDays('2030-01-01', index))
  const change = (holidays: string[], seen: number) =>
    one.call('PATCH', '/api/v1/settings', { token, body: { revision: seen, delivery: { ...kept, holidays } } })
  expect((await change(holidays, revision)).status).toBe(200)
  const user = await openScreen('/settings/delivery')
  await page().findByLabelText('Holidays 100')
  await press(user, 'Add a day')
  await user.type(page().getByLabelText('Holidays 101'), '2030-12-25')
  await press(user, 'Save')
  await page().findByText('Enter up to 100 days.')
  expect((await delivery()).holidays).toHaveLength(100)
  expect((await change([], revision + 1)).status).toBe(200)
})

// Shows B285.
test('days off of each week are saved; a week without any other day is refused', async () => {
  const user = await openScreen('/settings/delivery')
  const days = within(await page().findByRole('group', { name: 'Days off each week' })).getAllByRole('checkbox')
  for (const day of days) await user.click(day)
  await press(user, 'Save')
  await page().findByText('Leave at least one day.')
  for (const day of days.slice(0, 5)) await user.click(day)
  await save(user)
  expect((await delivery()).daysOff).toEqual(['saturday', 'sunday'])
})

// Shows B297.
test('a place of pick-up is made with address, hours and days, changed and deleted', async () => {
  const user = await openScreen('/settings/delivery')
  await press(user, 'New place')
  const form = await dialog()
  await user.type(form.getByLabelText(/^Name/), 'Studio')
  await user.type(form.getByLabelText(/^House number/), '14 Lake Road')
  await user.type(form.getByLabelText(/^PIN code/), '411004')
  await user.type(form.getByLabelText(/^City/), 'Pune')
  await user.selectOptions(form.getByLabelText(/^State/), 'Kerala')
  await user.type(form.getByLabelText('Opening hours'), 'Mon–Sat 11 am to 7 pm')
  await retype(user, form.getByLabelText('Ready in days'), '2')
  await user.click(form.getByLabelText(/^Orders can be paid here in cash/))
  await press(user, 'Add place', form)
  await form.findByText('The PIN code 411004 is in Maharashtra.')
  await user.selectOptions(form.getByLabelText(/^State/), 'Maharashtra')
  await press(user, 'Add place', form)
  await page().findByText('14 Lake Road, Pune 411004 · Mon–Sat 11 am to 7 pm · ready in 2 days · takes cash')
  await save(user)
  expect((await delivery()).pickUp).toMatchObject([
    { name: 'Studio', state: 'Maharashtra', pincode: '411004', phone: '', days: 2, cash: true },
  ])
  await user.click(page().getByRole('button', { name: /^Studio/ }))
  await retype(user, (await dialog()).getByLabelText('Ready in days'), '3')
  await press(user, 'Change place', await dialog())
  await page().findByText(/ready in 3 days/)
  await press(user, 'Save')
  await expect.poll(async () => (await delivery()).pickUp).toMatchObject([{ name: 'Studio', days: 3 }])
  await press(user, 'New place')
  await user.type((await dialog()).getByLabelText(/^Name/), 'Studio')
  await press(user, 'Add place', await dialog())
  await (await dialog()).findByText('Enter the city.')
  await press(user, 'Cancel', await dialog())
  await user.click(page().getByRole('button', { name: 'Delete Studio' }))
  await save(user)
  expect((await delivery()).pickUp).toEqual([])
})

// Shows B325.
test('the charge and the days outside of zones are saved with the delivery', async () => {
  const user = await openScreen('/settings/delivery')
  await retype(user, await page().findByLabelText('Delivery charge'), '60')
  await retype(user, page().getByLabelText('Free delivery from'), '999')
  await retype(user, page().getByLabelText('Days until it arrives, at the earliest'), '5')
  await retype(user, page().getByLabelText('At the latest'), '3')
  await press(user, 'Save')
  await page().findByText('Enter at least as many days as the earliest.')
  await retype(user, page().getByLabelText('At the latest'), '7')
  await save(user)
  expect((await one.call('GET', '/api/v1/settings', { token })).body.data.shipping).toEqual({
    ...{ amount: 6_000, freeFrom: 99_900, daysFrom: 5, daysTo: 7 },
  })
})
