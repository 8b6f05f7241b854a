// @vitest-environment happy-dom
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Answer, answerCalls, type Sent } from '../../../tests/support/answers.ts'
import { fill, mount, press } from '../../../tests/support/screens/mount.tsx'
import { IslandRoot } from '../../client/island-root.tsx'
import { storeToken } from '../../client/session.ts'
import AskQuestion from './ask-question.island.tsx'

let sent: Sent[]
let answer: Answer
let assign: ReturnType<typeof vi.spyOn>
const form = (
  <IslandRoot>
    <AskQuestion productId="p1" texts={{ label: 'Your question', button: 'Ask', asked: 'Thank you.' }} />
  </IslandRoot>
)
const open = () => mount(form)
const box = () => document.querySelector('textarea')
const text = () => document.body.textContent ?? ''

async function ask(question: string): Promise<void> {
  await expect.poll(box).toBeTruthy()
  const field = box()
  if (field) fill(field, question)
  press('Ask')
}

beforeEach(() => {
  answer = [200, { data: { _id: 'q1' } }]
  sent = answerCalls(() => answer)
  assign = vi.spyOn(location, 'assign').mockReturnValue()
  history.replaceState(null, '', '/p/lamp')
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
  document.body.replaceChildren()
})

test('a question is sent trimmed, the box is cleared, and its writer is thanked', async () => {
  storeToken('a-token')
  open()
  await ask('  Is it heavy?  ')
  await expect.poll(text).toContain('Thank you.')
  expect(box()?.value).toBe('')
  expect(sent).toEqual([{ url: expect.stringContaining('/products/p1/questions'), body: { question: 'Is it heavy?' } }])
})

test('nothing is sent of a blank one, which is told at the box', async () => {
  storeToken('a-token')
  open()
  await ask('   ')
  await expect.poll(text).toContain('Write your question.')
  expect(sent).toEqual([])
})

// Shows B162.
test('a visitor’s text is restored after signing in', async () => {
  const page = open()
  await ask('Is it heavy?')
  await expect.poll(() => assign.mock.calls).toEqual([['/login?from=%2Fp%2Flamp']])
  expect(sent).toEqual([])
  page.unmount()
  storeToken('a-token')
  open()
  await expect.poll(() => box()?.value).toBe('Is it heavy?')
})

test('a question that could not be sent stays, with the reason', async () => {
  storeToken('a-token')
  answer = [404, { msg: 'This product was not found.' }]
  open()
  await ask('Is it heavy?')
  await expect.poll(text).toContain('This product was not found.')
  expect(box()?.value).toBe('Is it heavy?')
})

test('text typed before the script arrived is kept, not replaced by an older question', async () => {
  const page = open()
  await ask('Is it heavy?')
  await expect.poll(() => assign.mock.calls).toHaveLength(1)
  page.unmount()
  storeToken('a-token')
  const host = document.createElement('div')
  document.body.append(host)
  host.innerHTML = renderToString(form)
  const field = box()
  if (field) field.value = 'How long is it?'
  hydrateRoot(host, form)
  await expect.poll(() => sessionStorage.length).toBe(0)
  expect(box()?.value).toBe('How long is it?')
})
