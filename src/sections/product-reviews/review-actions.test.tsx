// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Answer, answerCalls, type Sent } from '../../../tests/support/answers.ts'
import { mount } from '../../../tests/support/screens/mount.tsx'
import { toldToasts } from '../../../tests/support/screens/toasts.ts'
import { IslandRoot } from '../../client/island-root.tsx'
import { forgetToken, storeToken } from '../../client/session.ts'
import ReviewActions from './review-actions.island.tsx'

const toast = toldToasts()
let answers: Answer[]
let sent: Sent[]
let assign: ReturnType<typeof vi.spyOn>

beforeEach(async () => {
  answers = []
  sent = answerCalls(() => answers.shift())
  assign = vi.spyOn(location, 'assign').mockReturnValue()
  mount(
    <IslandRoot>
      <ReviewActions id="r1" writer="Asha R." helpful={2} />
    </IslandRoot>,
  )
  await expect.poll(helpful).toBeTruthy()
})
afterEach(() => {
  forgetToken()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

const helpful = () => document.querySelector<HTMLButtonElement>('button[aria-pressed]')
const said = () => [helpful()?.textContent, helpful()?.getAttribute('aria-pressed')]

test('“Helpful” counts once, and a second press takes it back', async () => {
  storeToken('a-token')
  answers = [
    [200, { data: { helpful: 3 } }],
    [200, { data: { helpful: 2 } }],
  ]
  expect(said()).toEqual(['Helpful (2) the review of Asha R.', 'false'])
  helpful()?.click()
  await expect.poll(said).toEqual(['Helpful (3) the review of Asha R.', 'true'])
  helpful()?.click()
  await expect.poll(said).toEqual(['Helpful (2) the review of Asha R.', 'false'])
  expect(sent.map(({ body }) => body)).toEqual([{ helpful: true }, { helpful: false }])
})

test('a vote that is refused is not shown as given, and it says why', async () => {
  storeToken('a-token')
  answers = [[409, { msg: 'You can’t vote for your own review.' }]]
  helpful()?.click()
  await expect.poll(() => toast.error.mock.calls).toEqual([['You can’t vote for your own review.']])
  expect(said()).toEqual(['Helpful (2) the review of Asha R.', 'false'])
})

test('a vote whose session has ended leads to the sign-in', async () => {
  storeToken('a-token')
  answers = [[401, { msg: 'Sign in.' }]]
  helpful()?.click()
  await expect.poll(() => assign.mock.calls.flat()).toContainEqual(expect.stringContaining('/login'))
  expect(toast.error).not.toHaveBeenCalled()
})

test('a visitor signs in first, and nothing is sent', async () => {
  helpful()?.click()
  await expect.poll(() => assign.mock.calls.flat()).toContainEqual(expect.stringContaining('/login'))
  expect(sent).toEqual([])
})
