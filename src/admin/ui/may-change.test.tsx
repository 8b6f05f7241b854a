// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { testApp } from '../../../tests/support/app.ts'
import { page, screensOf, within } from '../../../tests/support/screens/screen.tsx'
import { areas } from './areas.ts'

const app = await testApp()
const openScreen = screensOf(app)

const rooms = areas.filter(({ isShown }) => isShown).map(({ to }) => to)
const below = ['/blog/categories', '/blog/authors', '/newsletter/campaigns', '/products/size-guides']

/** Matches the labels of buttons and links that change data. */
const changing = /^(Add|Begin|Choose|Create|Delete|Import|Invite|Make|New|Publish|Save|Upload|Write)\b/

test.each([...rooms, ...below])(
  'view-only staff see no action that changes data on the empty screen %s',
  async (path) => {
    await openScreen(path, { as: ['view'], site: app.two })
    await page().findByText('You can look at this, but not change it.')
    const main = within(page().getByRole('main'))
    await expect.poll(() => main.queryByText(/^Loading/)).toBeNull()
    const offered = [...main.queryAllByRole('button'), ...main.queryAllByRole('link')]
    const usable = offered.filter((one) => !one.matches(':disabled') && !one.closest('fieldset:disabled'))
    expect(usable.map(({ textContent }) => textContent).filter((name) => changing.test(name ?? ''))).toEqual([])
  },
)

// Shows B347.
test('staff who may only look are not told that they may look at what they may not see', async () => {
  await openScreen('/staff', { as: ['view'], site: app.two })
  await page().findByText('You do not have permission to see this')
  expect(page().queryByText('You can look at this, but not change it.')).toBeNull()
})
