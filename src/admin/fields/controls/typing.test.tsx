// @vitest-environment happy-dom
import { fireEvent, within } from '@testing-library/dom'
import { type ComponentType, useState } from 'react'
import { expect, test } from 'vitest'
import { mount } from '../../../../tests/support/screens/mount.tsx'
import type { Field } from '../../../sections/define/fields.ts'
import type { ControlProps } from '../control.ts'
import { KeyValueControl } from './key-value.tsx'
import { NumberControl } from './number.tsx'
import { StringsControl } from './strings.tsx'

const page = within(document.body)

/** Puts a control on the page over a value that it changes. Returns how to read that value. */
function show<T>(
  Control: ComponentType<ControlProps>,
  field: Partial<Field>,
  first: T,
  issues: ControlProps['issues'] = [],
): () => T {
  let value: unknown = first
  function Holder() {
    const [held, setHeld] = useState<unknown>(first)
    value = held
    const whole = { name: 'x', label: 'Amount', default: first, ...field } as Field
    return <Control field={whole} value={held} onChange={setHeld} issues={issues} path={['x']} />
  }
  mount(<Holder />)
  return () => value as T
}

const type = (field: HTMLElement, text: string) => fireEvent.input(field, { target: { value: text } })
/** Texts of the fields of a list, top to bottom. */
const texts = (label: RegExp) => page.queryAllByLabelText(label).map((field) => (field as HTMLInputElement).value)

test('a number can be cleared before another one is typed, and comes back if none is', async () => {
  const value = show(NumberControl, { control: 'number' }, 12)
  const field = (await page.findByLabelText('Amount')) as HTMLInputElement
  type(field, '')
  await expect.poll(() => field.value).toBe('')
  expect(value()).toBe(12)
  type(field, '3')
  await expect.poll(value).toBe(3)
  type(field, '')
  fireEvent.focusOut(field)
  await expect.poll(() => field.value).toBe('3')
})

test('a row of a name and a value counts once it has a name, and of two equal names the last one', async () => {
  const value = show<Record<string, string>>(KeyValueControl, { control: 'key-value' }, { Weight: '2 kg' })
  fireEvent.click(await page.findByRole('button', { name: 'Add' }))
  const name = await page.findByLabelText('Name 2')
  type(await page.findByLabelText('Value of row 2'), 'Brass')
  await expect.poll(() => texts(/^Value of/)).toEqual(['2 kg', 'Brass'])
  expect(value()).toEqual({ Weight: '2 kg' })
  type(name, 'Weight')
  await page.findByText('“Weight” is used twice; the last one counts.')
  expect(value()).toEqual({ Weight: 'Brass' })
  type(name, 'Material')
  await expect.poll(value).toEqual({ Weight: '2 kg', Material: 'Brass' })
  fireEvent.click(page.getByRole('button', { name: 'Remove Weight' }))
  await expect.poll(value).toEqual({ Material: 'Brass' })
})

// Shows B355.
test('Enter begins the next line, except while Hindi is being composed', async () => {
  const value = show(StringsControl, { control: 'strings' }, ['पीतल', ''])
  const [first, second] = await page.findAllByLabelText(/^Amount \d$/)
  if (!first || !second) throw new Error('there are no lines')
  fireEvent.keyDown(first, { key: 'Enter', isComposing: true })
  fireEvent.keyDown(first, { key: 'Enter', keyCode: 229 })
  fireEvent.keyDown(second, { key: 'Backspace', isComposing: true })
  expect(value()).toEqual(['पीतल', ''])
  fireEvent.keyDown(first, { key: 'Enter' })
  await expect.poll(value).toEqual(['पीतल', '', ''])
  fireEvent.keyDown(second, { key: 'Backspace' })
  await expect.poll(value).toEqual(['पीतल', ''])
})

test('a line that is refused is marked with the reason, and no other one is', async () => {
  show(
    StringsControl,
    { control: 'strings', label: 'Wash' },
    ['By hand', ''],
    [{ path: [1], message: 'Enter a text.' }],
  )
  const second = await page.findByLabelText('Wash 2')
  expect(second.title).toBe('Enter a text.')
  expect(second.getAttribute('aria-invalid')).toBe('true')
  expect(page.getByLabelText('Wash 1').hasAttribute('aria-invalid')).toBe(false)
})
