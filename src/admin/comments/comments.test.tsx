// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { testApp } from '../../../tests/support/app.ts'
import {
  choose,
  dialog,
  leftFor,
  page,
  press,
  rowOf,
  screensOf,
  within,
} from '../../../tests/support/screens/screen.tsx'

const app = await testApp()
const { one, two } = app
const openScreen = screensOf(app)
const owner = await one.signIn({ userType: 'ADMIN' })
let posts = 0

/** A post of its own with these comments, and what visitors read below it. */
async function commented(...comments: string[]) {
  return commentedBy(await one.signIn(), ...comments)
}

async function commentedBy({ token }: { token: string }, ...comments: string[]) {
  const body = { title: 'Indigo', path: `indigo-${posts++}`, status: 'PUBLISHED' }
  const blogId: string = (await one.call('POST', '/api/v1/posts', { token: owner.token, body })).body.data._id
  for (const comment of comments)
    await one.call('POST', `/api/io/crm/cuser/website/blog/comments/add?blogId=${blogId}`, {
      token,
      body: { blogId, comment, meta: {} },
    })
  return async () => {
    const path = `/api/io/crm/admin/public/website/blog/comments/all?blogId=${blogId}`
    const { body } = await one.call('POST', path, { body: { p: 0, s: 100 } })
    return body.map(({ comment }: { comment: string }) => comment)
  }
}

const tab = (name: RegExp) =>
  within(page().getByRole('navigation', { name: 'Comments by state' })).getByRole('link', { name })

// Shows B93.
test('a comment is hidden from visitors, found among the hidden ones, and shown again', async () => {
  const visible = await commented('Good saffron', 'Bad saffron')
  const user = await openScreen('/comments?q=saffron')
  const bad = await rowOf('Bad saffron')
  await choose(user, bad, 'Hide')
  await within(bad).findByText('Hidden')
  expect(await visible()).toEqual(['Good saffron'])
  await user.click(tab(/^Hidden/))
  await expect.poll(() => page().queryByText('Good saffron')).toBeNull()
  await choose(user, await rowOf('Bad saffron'), 'Show')
  await page().findByText('No results')
  expect(await visible()).toEqual(['Bad saffron', 'Good saffron'])
})

test('comments are listed newest first, and oldest first by the heading', async () => {
  await commented('First cumin', 'Second cumin')
  const user = await openScreen('/comments?q=cumin')
  await rowOf('First cumin')
  const order = () =>
    page()
      .getAllByText(/cumin$/)
      .map(({ textContent }) => textContent)
  expect(order()).toEqual(['Second cumin', 'First cumin'])
  await user.click(page().getByRole('button', { name: 'Written' }))
  await expect.poll(order).toEqual(['First cumin', 'Second cumin'])
})

// Shows B93.
test('a comment is deleted once the question is answered, not when it is cancelled', async () => {
  const visible = await commented('A fine clove', 'A poor clove')
  const user = await openScreen('/comments?q=clove')
  await choose(user, await rowOf('A poor clove'), 'Delete')
  await user.click((await dialog()).getByRole('button', { name: 'Cancel' }))
  expect(await visible()).toHaveLength(2)
  await choose(user, await rowOf('A poor clove'), 'Delete')
  await user.click((await dialog()).getByRole('button', { name: 'Delete comment' }))
  await expect.poll(() => page().queryByText('A poor clove')).toBeNull()
  expect(await visible()).toEqual(['A fine clove'])
})

test('an empty answer is refused at its field, a written one stands below the comment', async () => {
  await commented('Which turmeric is it?')
  const user = await openScreen('/comments?q=turmeric')
  const row = await rowOf('Which turmeric is it?')
  await choose(user, row, 'Answer')
  const answer = await dialog()
  await user.click(answer.getByRole('button', { name: 'Publish answer' }))
  await answer.findByText('Write an answer.')
  await user.type(answer.getByLabelText('Your answer'), 'From Erode.')
  await user.click(answer.getByRole('button', { name: 'Publish answer' }))
  await within(row).findByText('One answer')
  await expect.poll(() => page().queryByRole('dialog')).toBeNull()
})

test('a comment that was reported is kept, which dismisses the reports', async () => {
  const visible = await commented('Reported nutmeg')
  const { body } = await one.call('GET', '/api/v1/comments', { token: owner.token, query: { q: 'nutmeg' } })
  const report = { token: (await one.signIn()).token, body: { reason: 'SPAM' } }
  expect((await one.call('POST', `/api/v1/comments/${body.data[0]._id}/reports`, report)).status).toBe(200)
  const user = await openScreen('/comments?reported=yes&q=nutmeg')
  const row = await rowOf('Reported nutmeg')
  await within(row).findByText('Reported by one person: “It is advertising or spam”')
  await choose(user, row, 'Keep, and dismiss reports')
  await page().findByText('No results')
  expect(await visible()).toEqual(['Reported nutmeg'])
})

// Shows B216.
test('an answer is deleted once the question is answered, not when it is cancelled', async () => {
  await commented('Which saffron is it?')
  const user = await openScreen('/comments?q=saffron')
  await choose(user, await rowOf('Which saffron is it?'), 'Answer')
  const answer = await dialog()
  await user.type(answer.getByLabelText('Your answer'), 'From Pampore.')
  await press(user, 'Publish answer', answer)
  await choose(user, await rowOf('Which saffron is it?'), 'Answer')
  await user.click((await dialog()).getByRole('button', { name: /^Delete the answer of/ }))
  await user.click(await page().findByRole('button', { name: 'Cancel' }))
  await page().findByText('From Pampore.')
  await user.click((await dialog()).getByRole('button', { name: /^Delete the answer of/ }))
  await user.click(await page().findByRole('button', { name: 'Delete answer' }))
  await expect.poll(() => page().queryByText('From Pampore.')).toBeNull()
})

test('a blocked writer’s comments are hidden with them, and the writer can be unblocked', async () => {
  const visible = await commented('First mace', 'Second mace')
  const user = await openScreen('/comments?q=mace')
  await choose(user, await rowOf('First mace'), /^Block/)
  const block = await dialog()
  await user.click(block.getByLabelText('Hide all their comments too'))
  await user.click(block.getByRole('button', { name: 'Block' }))
  await expect.poll(() => page().queryAllByText('Blocked')).toHaveLength(2)
  expect(await visible()).toEqual([])
  await choose(user, await rowOf('First mace'), /^Unblock/)
  await expect.poll(() => page().queryAllByText('Blocked')).toEqual([])
})

test('a colleague’s comment offers no Block, which the server would refuse', async () => {
  await commentedBy(owner, 'Ours is from Kashmir')
  const user = await openScreen('/comments?q=Kashmir')
  await user.click(within(await rowOf('Ours is from Kashmir')).getByRole('button', { name: /^Actions/ }))
  await page().findByRole('menuitem', { name: 'Delete' })
  expect(page().queryByRole('menuitem', { name: /^Block/ })).toBeNull()
})

test('several comments are hidden at once, and the selection is cleared', async () => {
  const visible = await commented('First pepper', 'Second pepper')
  const user = await openScreen('/comments?q=pepper')
  await rowOf('First pepper')
  await user.click(page().getByLabelText('Select all on this page'))
  await page().findByText('2 selected')
  await user.click(page().getByRole('button', { name: 'Hide' }))
  await expect.poll(() => page().queryByText('2 selected')).toBeNull()
  expect(await visible()).toEqual([])
})

test('a comment with many links waits, and the dashboard leads to it', async () => {
  const visible = await commented('About fennel: www.a.in www.b.in www.c.in')
  const user = await openScreen('/dashboard')
  await user.click(await page().findByRole('link', { name: /comments? to read$/ }))
  const row = await rowOf(/^About fennel/)
  expect(await visible()).toEqual([])
  await choose(user, row, 'Show')
  await expect.poll(visible).toHaveLength(1)
})

test('a site without comments says where they will appear', async () => {
  await openScreen('/comments', { site: two })
  await page().findByText('No comments yet')
})

test('staff who may only look read comments and find nothing to press', async () => {
  await commented('A cardamom to look at')
  await openScreen('/comments?q=cardamom', { as: ['view'] })
  const row = await rowOf('A cardamom to look at')
  expect(within(row).queryByRole('button')).toBeNull()
  expect(page().queryByLabelText('Select all on this page')).toBeNull()
})

test('staff without content permission are told so, and a visitor is sent to sign in', async () => {
  await openScreen('/comments', { as: ['orders'] })
  await page().findByText('You do not have permission to see this')
  await openScreen('/comments', { as: 'nobody' })
  await expect.poll(leftFor).toBe('/login?from=%2Fadmin%2Fcomments')
})
