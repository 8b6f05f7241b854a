// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { testApp } from '../../../tests/support/app.ts'
import { choose, dialog, page, retype, rowOf, screensOf, within } from '../../../tests/support/screens/screen.tsx'

const app = await testApp()
const { one, two } = app
const openScreen = screensOf(app)
const { token: owner } = await one.signIn({ userType: 'ADMIN' })

/** A product with this question, and what visitors read on its page. */
async function asked(question: string) {
  const { id } = await one.product()
  const { token } = await one.signIn()
  const { body } = await one.call('POST', `/api/v1/products/${id}/questions`, { token, body: { question } })
  const answers = async () => {
    const { body } = await one.call('GET', `/api/v1/products/${id}/questions`)
    return body.data.map(({ answer }: { answer: string }) => answer)
  }
  return { id: body.data._id as string, answers }
}

// Shows B162.
test('a question is answered, and the answer stands on the product’s page', async () => {
  const { answers } = await asked('Is the bowl heavy?')
  const user = await openScreen('/questions?q=bowl')
  const row = await rowOf('Is the bowl heavy?')
  within(row).getByText('To answer')
  await choose(user, row, 'Answer')
  const answer = await dialog()
  answer.getByText(/ is told by email\./)
  await user.click(answer.getByRole('button', { name: 'Publish answer' }))
  await answer.findByText('Write an answer.')
  await user.type(answer.getByLabelText('Your answer'), 'Two kilos.')
  await user.click(answer.getByRole('button', { name: 'Publish answer' }))
  await within(row).findByText('Answered')
  expect(await answers()).toEqual(['Two kilos.'])
})

test('an answer is changed', async () => {
  const { answers } = await asked('Is the pan heavy?')
  const user = await openScreen('/questions?q=pan')
  const row = await rowOf('Is the pan heavy?')
  for (const [item, text] of [
    ['Answer', 'One kilo.'],
    ['Change answer', 'Three kilos.'],
  ] as const) {
    await choose(user, row, item)
    const answer = await dialog()
    await retype(user, answer.getByLabelText('Your answer'), text)
    await user.click(answer.getByRole('button', { name: /^(Publish|Change) answer$/ }))
    await within(row).findByText(text)
  }
  expect(await answers()).toEqual(['Three kilos.'])
})

// Shows B354.
test('an answer that a colleague has written meanwhile is not overwritten, and what was typed stays', async () => {
  const { id, answers } = await asked('Is the tray heavy?')
  const user = await openScreen('/questions?q=tray')
  await choose(user, await rowOf('Is the tray heavy?'), 'Answer')
  const answer = await dialog()
  const box = answer.getByLabelText('Your answer')
  await user.type(box, 'Two kilos.')
  await one.call('PUT', `/api/v1/questions/${id}/answer`, { token: owner, body: { answer: 'One kilo.', seen: '' } })
  await user.click(answer.getByRole('button', { name: 'Publish answer' }))
  await answer.findByText(/^The answer to this question has changed/)
  expect(box).toHaveProperty('value', 'Two kilos.')
  expect(await answers()).toEqual(['One kilo.'])
})

test('questions of a state are searched and sorted, and the address says how', async () => {
  for (const question of ['Is the older mat red?', 'Is the newer mat red?']) await asked(question)
  const user = await openScreen('/questions?q=mat')
  const listed = () =>
    [...document.querySelectorAll('tbody tr')].map((row) => /(older|newer) mat/.exec(row.textContent ?? '')?.[1])
  await expect.poll(listed).toEqual(['newer', 'older'])
  const tabs = within(page().getByRole('navigation', { name: 'Questions by state' }))
  await user.click(await tabs.findByRole('link', { name: /^To answer ?2/ }))
  await user.click(page().getByRole('button', { name: 'Asked' }))
  await expect.poll(listed).toEqual(['older', 'newer'])
  expect(Object.fromEntries(new URLSearchParams(location.search))).toMatchObject({
    q: 'mat',
    state: 'WAITING',
    order: 'ascend',
  })
})

test('a question is hidden from visitors, found by its state, and shown again', async () => {
  await asked('Is the jug yours?')
  const user = await openScreen('/questions?q=jug')
  await choose(user, await rowOf('Is the jug yours?'), 'Hide')
  const tabs = within(page().getByRole('navigation', { name: 'Questions by state' }))
  await tabs.findByRole('link', { name: /^Hidden ?1/ })
  await user.click(tabs.getByRole('link', { name: /^Hidden/ }))
  await choose(user, await rowOf('Is the jug yours?'), 'Stop hiding')
  await page().findByText('No results')
})

test('a question is deleted once the question is answered', async () => {
  await asked('Is the vase new?')
  const user = await openScreen('/questions?q=vase')
  await choose(user, await rowOf('Is the vase new?'), 'Delete')
  await user.click((await dialog()).getByRole('button', { name: 'Cancel' }))
  await choose(user, await rowOf('Is the vase new?'), 'Delete')
  await user.click((await dialog()).getByRole('button', { name: 'Delete question' }))
  await page().findByText('No results')
})

test('a shop without questions says where they come from', async () => {
  await openScreen('/questions', { site: two })
  await page().findByText('No questions yet')
})

test('staff who may only look read questions and find nothing to press', async () => {
  await asked('Is the lamp brass?')
  await openScreen('/questions?q=lamp', { as: ['view'] })
  expect(within(await rowOf('Is the lamp brass?')).queryByRole('button')).toBeNull()
})
