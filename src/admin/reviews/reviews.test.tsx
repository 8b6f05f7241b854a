// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { testApp } from '../../../tests/support/app.ts'
import { choose, dialog, page, rowOf, screensOf, within } from '../../../tests/support/screens/screen.tsx'
import { readReviews, receiver } from '../../../tests/support/selling/reviewing.ts'

const app = await testApp()
const { one, two } = app
const openScreen = screensOf(app)

/** A product with these reviews, each of a customer of its own, and what visitors read of it. */
async function reviewed(...titles: string[]) {
  const [variantId = ''] = (await one.product()).variantIds
  for (const title of titles) {
    const person = await receiver(app, one, [variantId])
    const said = { productVariantId: variantId, stars: 4, title, text: 'Well made.' }
    expect((await person.review(said)).status).toBe(200)
  }
  return async () => {
    const { body } = await readReviews(one, variantId)
    return body.data.map(({ title, answer }: { title: string; answer: { text: string } | null }) => [
      title,
      answer?.text,
    ])
  }
}

test('a review is hidden from visitors, found among the hidden ones, and shown again', async () => {
  const visible = await reviewed('A fine bowl')
  const user = await openScreen('/reviews?q=bowl')
  const row = await rowOf('A fine bowl')
  await choose(user, row, 'Hide')
  await within(row).findByText('Hidden')
  expect(await visible()).toEqual([])
  const tabs = within(page().getByRole('navigation', { name: 'Reviews by state' }))
  await user.click(tabs.getByRole('link', { name: /^Hidden/ }))
  await expect.poll(() => location.search).toContain('state=HIDDEN')
  await choose(user, await rowOf('A fine bowl'), 'Show')
  await page().findByText('No results')
  expect(await visible()).toEqual([['A fine bowl', undefined]])
})

test('switching tabs resets the page number', async () => {
  await reviewed('A fine cup')
  const user = await openScreen('/reviews?q=cup&page=2')
  const tabs = within(await page().findByRole('navigation', { name: 'Reviews by state' }))
  await user.click(tabs.getByRole('link', { name: /^Shown/ }))
  await rowOf('A fine cup')
  expect(new URLSearchParams(location.search).get('page')).toBeNull()
})

// Shows B216.
test('an empty answer is refused at its field, a written one is published, and deleted again once that is confirmed', async () => {
  const visible = await reviewed('A fine pan')
  const user = await openScreen('/reviews?q=pan')
  const row = await rowOf('A fine pan')
  await choose(user, row, 'Answer')
  const answer = await dialog()
  await user.click(answer.getByRole('button', { name: 'Publish answer' }))
  await answer.findByText('Write an answer.')
  await user.type(answer.getByLabelText('Your answer'), 'Thank you!')
  await user.click(answer.getByRole('button', { name: 'Publish answer' }))
  await within(row).findByText('Answered')
  expect(await visible()).toEqual([['A fine pan', 'Thank you!']])
  await choose(user, row, 'Change answer')
  await user.click((await dialog()).getByRole('button', { name: 'Delete answer' }))
  await page().findByText(/This cannot be undone/)
  expect(await visible()).toEqual([['A fine pan', 'Thank you!']])
  await user.click(await page().findByRole('button', { name: 'Delete' }))
  await expect.poll(() => within(row).queryByText('Answered')).toBeNull()
  expect(await visible()).toEqual([['A fine pan', undefined]])
})

test('several reviews are marked as spam at once', async () => {
  const visible = await reviewed('A fine jug', 'A poor jug')
  const user = await openScreen('/reviews?q=jug')
  await rowOf('A fine jug')
  await user.click(page().getByLabelText('Select all on this page'))
  await user.click(await page().findByRole('button', { name: 'Mark as spam' }))
  await page().findByText('No results')
  expect(await visible()).toEqual([])
  const tabs = within(page().getByRole('navigation', { name: 'Reviews by state' }))
  await tabs.findByRole('link', { name: /^Spam ?2$/ })
  tabs.getByRole('link', { name: /^All ?0$/ })
})

test('a review is deleted once the question is answered', async () => {
  const visible = await reviewed('A fine vase')
  const user = await openScreen('/reviews?q=vase')
  await choose(user, await rowOf('A fine vase'), 'Delete')
  await user.click((await dialog()).getByRole('button', { name: 'Cancel' }))
  expect(await visible()).toHaveLength(1)
  await choose(user, await rowOf('A fine vase'), 'Delete')
  await user.click((await dialog()).getByRole('button', { name: 'Delete review' }))
  await page().findByText('No results')
  expect(await visible()).toEqual([])
})

test('a shop without reviews says where they come from', async () => {
  await openScreen('/reviews', { site: two })
  await page().findByText('No reviews yet')
})

test('staff who may only look read reviews and find nothing to press', async () => {
  await reviewed('A fine lamp')
  await openScreen('/reviews?q=lamp', { as: ['view'] })
  expect(within(await rowOf('A fine lamp')).queryByRole('button')).toBeNull()
  expect(page().queryByLabelText('Select all on this page')).toBeNull()
})
