// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest'
import { fill, mount, press } from '../../../tests/support/screens/mount.tsx'
import type { FormField } from '../../shared/content/forms/form-answers.ts'
import OwnForm from './own-form.island.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

const field = (key: string, given: Partial<FormField>): FormField => ({
  ...{ key, type: 'text', label: key, help: '', required: false, options: [], min: null, max: null, value: '' },
  when: { field: '', is: '' },
  ...given,
})

const form = {
  ...{ id: 'f1', name: 'Callback' },
  fields: [
    field('who', { type: 'name', required: true }),
    field('back', { type: 'choice', options: ['Yes', 'No'] }),
    field('call', { type: 'phone', required: true, when: { field: 'back', is: 'Yes' } }),
    field('days', { type: 'several', options: ['Monday', 'Friday'] }),
    field('agree', { type: 'consent', required: true }),
    field('from', { type: 'hidden', value: 'Fair' }),
  ],
  texts: { submit: 'Send', success: 'We call you.', error: 'That did not work.' },
}

const controls = (key: string) => [...document.querySelectorAll<HTMLInputElement>(`[name="answers.${key}"]`)]
const control = (key: string) => controls(key)[0] as HTMLInputElement
const says = () => document.body.textContent ?? ''

function server(answer: () => Response): unknown[] {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (address: string | URL, { body }: RequestInit) => {
    expect(String(address)).toMatch(/\/api\/v1\/forms\/f1\/answers$/)
    sent.push(JSON.parse(String(body)))
    return answer()
  })
  return sent
}

async function show(fields = form.fields) {
  mount(<OwnForm form={{ ...form, fields }} action="/forms/f1" />)
  await expect.poll(() => control('who')).toBeTruthy()
}

test('a field whose key every object has is like any other', async () => {
  const sent = server(() => Response.json({ data: { _id: 'm1' } }))
  await show([field('who', { type: 'name' }), field('constructor', { label: 'Who builds it?' })])
  expect([control('constructor').value, document.querySelector('[aria-invalid=true]')]).toEqual(['', null])
  fill(control('constructor'), 'Rao & Sons')
  press('Send')
  await expect.poll(says).toContain('We call you.')
  expect(JSON.stringify(sent)).toContain('"constructor":"Rao & Sons"')
})

test('answers are sent by their keys, and the thank-you text replaces the form', async () => {
  const sent = server(() => Response.json({ data: { _id: 'm1' } }))
  await show()
  fill(control('who'), 'Asha')
  fill(control('back'), 'No')
  for (const day of controls('days')) day.click()
  control('agree').click()
  press('Send')
  await expect.poll(says).toContain('We call you.')
  expect(document.querySelector('form')).toBeNull()
  expect(sent).toEqual([
    { answers: { who: 'Asha', back: 'No', days: ['Monday', 'Friday'], agree: 'yes' }, website: '' },
  ])
})

// Shows B102.
test('a field stands there only while its condition is met', async () => {
  await show()
  expect(control('call')).toBeUndefined()
  fill(control('back'), 'Yes')
  await expect.poll(() => control('call')).toBeTruthy()
  fill(control('back'), 'No')
  await expect.poll(() => control('call')).toBeUndefined()
})

// Shows B102.
test('nothing is sent while a field is faulty, which says why until it is edited', async () => {
  const sent = server(() => Response.json({ data: { _id: 'm1' } }))
  await show()
  press('Send')
  await expect.poll(says).toContain('who: fill this in.')
  expect(says()).toContain('Agree to continue.')
  expect(document.activeElement).toBe(control('who'))
  expect(sent).toEqual([])
  fill(control('who'), 'Asha')
  await expect.poll(says).not.toContain('who: fill this in.')
})

test('a refused answer shows the reason at its field, or in the owner’s words', async () => {
  const errors = [{ field: 'answers.who', code: 'x', defaultMessage: 'Who is that?' }]
  const answers = [Response.json({ msg: 'No', errors }, { status: 400 }), new Response('', { status: 502 })]
  server(() => answers.shift() as Response)
  await show()
  fill(control('who'), 'Asha')
  control('agree').click()
  press('Send')
  await expect.poll(says).toContain('Who is that?')
  press('Send')
  await expect.poll(says).toContain('That did not work.')
  expect(control('who').value).toBe('Asha')
})

describe('in steps', () => {
  const steps = [
    field('who', { required: true }),
    field('more', { type: 'step', label: 'More of you' }),
    field('city', { required: true }),
    field('last', { type: 'step', label: 'One thing more' }),
    field('note', {}),
  ]
  /** Steps that wait are for browsers without script alone. */
  const current = () => [...document.querySelectorAll('fieldset:not(.without-script)')].map((one) => one.textContent)

  // Shows B102.
  test('each step continues once its fields are valid, and keeps its answers on going back', async () => {
    const sent = server(() => Response.json({ data: { _id: 'm1' } }))
    await show(steps)
    expect(current()[0]).toContain('Step 1 of 3')
    press('Next')
    await expect.poll(says).toContain('who: fill this in.')
    expect(says()).not.toContain('city: fill this in.')
    fill(control('who'), 'Asha')
    press('Next')
    await expect.poll(() => current()[0]).toContain('Step 2 of 3More of you')
    expect(document.activeElement?.textContent).toContain('More of you')
    press('Back')
    await expect.poll(() => current()[0]).toContain('Step 1 of 3')
    expect(control('who').value).toBe('Asha')
    press('Next')
    await expect.poll(() => current()[0]).toContain('Step 2 of 3')
    fill(control('city'), 'Pune')
    press('Next')
    await expect.poll(() => current()[0]).toContain('One thing more')
    press('Send')
    await expect.poll(says).toContain('We call you.')
    expect(sent).toEqual([{ answers: { who: 'Asha', city: 'Pune', note: '' }, website: '' }])
  })

  test('a refused answer leads to the step in which it stands', async () => {
    const errors = [{ field: 'answers.who', code: 'x', defaultMessage: 'Who is that?' }]
    server(() => Response.json({ msg: 'No', errors }, { status: 400 }))
    await show(steps)
    fill(control('who'), 'Asha')
    press('Next')
    await expect.poll(() => current()[0]).toContain('Step 2 of 3')
    fill(control('city'), 'Pune')
    press('Next')
    await expect.poll(() => current()[0]).toContain('Step 3 of 3')
    press('Send')
    await expect.poll(() => current()[0]).toContain('Step 1 of 3')
    expect(says()).toContain('Who is that?')
  })
})
