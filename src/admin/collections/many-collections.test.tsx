// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { testApp } from '../../../tests/support/app.ts'
import { page, press, screensOf } from '../../../tests/support/screens/screen.tsx'
import { discountDesk } from '../../../tests/support/selling/discounts.ts'
import { collections } from '../fields/things/collections.ts'

const app = await testApp()
const { one, owner } = app
const openScreen = screensOf(app)

// Shows B153, B266.
test('a collection beyond the first hundred is chosen for a discount, and named where a section shows it', async () => {
  await owner.query(
    `insert into collections (site_id, path, title)
     select $1, 'p-' || n, 'Title ' || lpad(n::text, 3, '0') from generate_series(1, 101) n`,
    [one.id],
  )
  const desk = await discountDesk(one)
  const { _id } = await desk.add({ code: 'TEN' })
  const user = await openScreen(`/discounts/${_id}`, { as: ['catalogue'] })
  await user.selectOptions(await page().findByLabelText('For'), 'Collections')
  await user.click(await page().findByRole('checkbox', { name: 'Title 101' }))
  await press(user, 'Save')
  await expect
    .poll(async () => (await desk.read(_id)).scope)
    .toMatchObject({ of: 'collections', ids: [expect.any(String)] })
  expect(await collections.read('p-101', 'INR')).toMatchObject({ title: 'Title 101' })
})
