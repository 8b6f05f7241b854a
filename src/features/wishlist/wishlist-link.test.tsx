// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { answerCalls } from '../../../tests/support/answers.ts'
import { mount } from '../../../tests/support/screens/mount.tsx'
import { signedInPage } from '../../../tests/support/screens/signed-in-page.ts'
import { IslandRoot } from '../../client/island-root.tsx'
import { forgetToken } from '../../client/session.ts'
import WishlistLink from './wishlist-link.island.tsx'

signedInPage()

const show = () =>
  mount(
    <IslandRoot>
      <WishlistLink />
    </IslandRoot>,
  )
const link = () => document.querySelector('a[href="/setting/wishlist"]')

test.each([
  [0, 'Your wishlist'],
  [3, 'Your wishlist, 3 in it3'],
  [99, 'Your wishlist, 99 in it99'],
  [100, 'Your wishlist, 100 in it99+'],
])('the header’s link to a wishlist of %i reads %j', async (total, text) => {
  const sent = answerCalls(() => [200, { data: [], total }])
  show()
  await expect.poll(() => link()?.textContent).toBe(text)
  await expect.poll(() => sent).toHaveLength(1)
})

test('a visitor sees the link without a number, and nothing is asked', async () => {
  forgetToken()
  const sent = answerCalls(() => [200, { data: [], total: 3 }])
  show()
  await expect.poll(() => link()?.textContent).toBe('Your wishlist')
  expect(sent).toEqual([])
})
