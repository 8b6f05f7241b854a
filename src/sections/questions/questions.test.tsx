import { expect, test } from 'vitest'
import { fixtureReads } from '../../../tests/support/reads.ts'
import { words } from '../../../tests/support/screens/personal.tsx'
import { renderLoaded } from '../../../tests/support/screens/render.tsx'
import { product, shopReads } from '../../../tests/support/screens/shop.tsx'
import type { ProductQuestion } from '../../shared/selling/opinions/questions.ts'
import { questions } from './questions.tsx'

const lamp = product({ name: 'Lamp', path: 'lamp' })

const asked = (number: number): ProductQuestion => ({
  _id: `q${number}`,
  question: `Question ${number}?`,
  by: 'Asha',
  created: '2026-11-01T10:00:00Z',
  answer: `Answer ${number} <b>`,
  answered: '2026-11-02T10:00:00Z',
})

const page = (answered: ProductQuestion[], props = {}) =>
  renderLoaded(
    questions,
    props,
    { ...shopReads([lamp]).reads, questions: async (id) => (id === lamp._id ? answered : []) },
    { path: '/p/lamp', params: { path: 'lamp' } },
  )

test('questions show who asked and the answers as text, and more of them open without script', async () => {
  const html = await page([1, 2, 3].map(asked), { open: 2 })
  const [open = '', closed = ''] = html.split('<details')
  expect(words(open)).toContain('Question 2? Answer 2 &lt;b&gt; Asked by Asha, answered on 2 November 2026')
  expect(open).not.toContain('Question 3?')
  expect(words(closed)).toContain('More questions (1) Question 3?')
})

test('a product without questions says so and offers to ask', async () => {
  const html = words(await page([]))
  expect(html).toContain('No questions yet.')
  expect(html).toContain('Your question')
})

test('questions are an inert example where the URL names no product, and absent where there are none', async () => {
  expect(await renderLoaded(questions, {}, fixtureReads(), { path: '/sections', params: {} })).toContain('inert=""')
  const none = { path: '/p/none', params: { path: 'none' } }
  expect(await renderLoaded(questions, {}, shopReads([lamp]).reads, none)).toBe('')
})
