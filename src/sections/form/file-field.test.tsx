// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fill, mount, press } from '../../../tests/support/screens/mount.tsx'
import { CallError } from '../../client/api.ts'
import type { FormCalls } from '../../features/own-form/own-calls.ts'
import { OwnForm } from '../../features/own-form/own-form.tsx'
import type { FormField } from '../../shared/content/forms/form-answers.ts'

const field = (key: string, given: Partial<FormField>): FormField => ({
  ...{ key, type: 'text', label: key, help: '', required: false, options: [], min: null, max: null, value: '' },
  when: { field: '', is: '' },
  ...given,
})

const texts = { submit: 'Send', success: 'Thank you.', error: 'That did not work.' }
const plan = field('plan', { type: 'file', label: 'Plan', required: true, max: 2 })

const calls = { answer: vi.fn(), sendFile: vi.fn(), dropFile: vi.fn() } satisfies FormCalls
let underWay = 0
let most = 0
/** Resolves once the server has the bytes of a file; a test replaces it to keep files on their way. */
let arrived: Promise<void>

beforeEach(() => {
  underWay = 0
  most = 0
  arrived = Promise.resolve()
  calls.answer.mockReset().mockResolvedValue(undefined)
  calls.dropFile.mockReset().mockResolvedValue(undefined)
  calls.sendFile.mockReset().mockImplementation(async (_id, { file }, { onProgress, signal }) => {
    most = Math.max(most, ++underWay)
    onProgress(0.5)
    await Promise.race([arrived, broken(signal)])
    underWay--
    if (file.name.startsWith('bad')) {
      const errors = [{ field: 'file', code: 'file.kind', defaultMessage: 'No.' }]
      throw new CallError(415, { msg: 'No.', errors })
    }
    return { claim: `claim-${file.name}`, name: file.name, size: file.size }
  })
})
afterEach(() => document.body.replaceChildren())

/** Rejects once the upload is broken off, as the browser's request does. */
const broken = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))

async function show(fields: FormField[] = [plan]) {
  mount(<OwnForm form={{ id: 'f1', name: 'Order', fields, texts }} action="/forms/f1" calls={calls} />)
  await expect.poll(() => document.querySelector('form')).not.toBeNull()
}

function keepOnTheWay(): PromiseWithResolvers<void> {
  const arriving = Promise.withResolvers<void>()
  arrived = arriving.promise
  return arriving
}

const chooser = () => document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement
const text = () => document.body.textContent ?? ''
const rows = () => [...document.querySelectorAll('li')].map(({ textContent }) => textContent)
const remove = (name: string) => document.querySelector<HTMLElement>(`[aria-label="Remove ${name}"]`)?.click()
const answers = () => calls.answer.mock.calls.at(-1)?.[1].answers

/** Sets the files of the control as a browser does. */
function pick(...names: string[]) {
  const files = names.map((name) => new File(['%PDF-1.7'], name))
  Object.defineProperty(chooser(), 'files', { get: () => files.splice(0), configurable: true })
  chooser().dispatchEvent(new Event('change', { bubbles: true }))
}

// Shows B116.
test('files are sent as they are picked, one after another, and their claims with the form', async () => {
  const arriving = keepOnTheWay()
  await show()
  pick('a.pdf', 'b.pdf')
  await expect.poll(() => document.querySelectorAll('progress').length).toBe(2)
  arriving.resolve()
  await expect.poll(() => document.querySelectorAll('progress').length).toBe(0)
  expect(most).toBe(1)
  expect(text()).toContain('b.pdf is uploaded.')
  press('Send')
  await expect.poll(text).toContain('Thank you.')
  expect(answers()).toEqual({ plan: ['claim-a.pdf', 'claim-b.pdf'] })
  expect(calls.dropFile).not.toHaveBeenCalled()
})

// Shows B116.
test('the form waits for files on their way, and for refused ones to be removed', async () => {
  const arriving = keepOnTheWay()
  await show()
  pick('a.pdf', 'bad.pdf')
  await expect.poll(rows).toHaveLength(2)
  press('Send')
  await expect.poll(text).toContain('Wait until every file is uploaded, or remove it.')
  arriving.resolve()
  await expect.poll(text).toContain('We don’t accept this type of file. Choose one of these: pictures, PDF')
  press('Send')
  expect(calls.answer).not.toHaveBeenCalled()
  remove('bad.pdf')
  await expect.poll(rows).toHaveLength(1)
  expect(text()).not.toContain('Wait')
  press('Send')
  await expect.poll(answers).toEqual({ plan: ['claim-a.pdf'] })
})

test('one that is removed is taken back, and one too many is refused', async () => {
  await show()
  pick('a.pdf', 'b.pdf', 'c.pdf')
  await expect.poll(text).toContain('Plan: choose at most 2 files.')
  await expect.poll(() => document.querySelectorAll('progress').length).toBe(0)
  expect(rows()).toHaveLength(2)
  remove('a.pdf')
  await expect.poll(rows).toHaveLength(1)
  expect(calls.dropFile).toHaveBeenCalledWith('f1', 'claim-a.pdf')
})

test('files that are picked later count with those that are there', async () => {
  await show()
  pick('a.pdf')
  await expect.poll(text).toContain('a.pdf is uploaded.')
  pick('b.pdf', 'c.pdf')
  await expect.poll(text).toContain('Plan: choose at most 2 files.')
  expect(rows()).toHaveLength(2)
})

test('where there may be one file, another one takes its place', async () => {
  await show([{ ...plan, max: null }])
  pick('a.pdf')
  await expect.poll(text).toContain('a.pdf is uploaded.')
  pick('b.pdf')
  await expect.poll(text).toContain('b.pdf is uploaded.')
  expect(rows()).toHaveLength(1)
  expect(calls.dropFile).toHaveBeenCalledWith('f1', 'claim-a.pdf')
})

test('a file that is replaced on its way makes room for the other one, and leaves no error', async () => {
  keepOnTheWay()
  await show([{ ...plan, max: null }])
  pick('a.pdf')
  await expect.poll(() => document.querySelectorAll('progress').length).toBe(1)
  arrived = Promise.resolve()
  pick('b.pdf')
  await expect.poll(text).toContain('b.pdf is uploaded.')
  expect(rows()).toHaveLength(1)
  press('Send')
  await expect.poll(answers).toEqual({ plan: ['claim-b.pdf'] })
})

test('a field that asks for files can be the condition of another, and hidden by one', async () => {
  const fields = [
    field('has', { type: 'choice', options: ['Yes', 'No'] }),
    { ...plan, when: { field: 'has', is: 'Yes' } },
    field('about', { label: 'About the plan', when: { field: 'plan', is: '' } }),
  ]
  await show(fields)
  expect(chooser()).toBeNull()
  const has = document.querySelector<HTMLSelectElement>('select') as HTMLSelectElement
  fill(has, 'Yes')
  await expect.poll(chooser).not.toBeNull()
  expect(text()).not.toContain('About the plan')
  pick('a.pdf')
  await expect.poll(text).toContain('About the plan')
  fill(has, 'No')
  await expect.poll(chooser).toBeNull()
  press('Send')
  await expect.poll(text).toContain('Thank you.')
  // The site learns of it, and deletes it.
  expect(answers()).toMatchObject({ has: 'No', plan: ['claim-a.pdf'] })
})
