import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CodeBoxes } from '../features/code-boxes/code-boxes.tsx'
import { StarField } from '../features/reviews/star-field.tsx'
import { Checkbox } from './checkbox.tsx'
import { DayField } from './day-field.tsx'
import { GenderField } from './gender-field.tsx'
import { PasswordField } from './password-field.tsx'
import { RadioCards } from './radio-cards.tsx'
import { SelectField } from './select-field.tsx'
import { TextField } from './text-field.tsx'

const error = 'Put this right.'
const none = () => undefined
const options = [{ value: 'a', title: 'A' }]

/** Ids that a control or a group of controls says describe it, whose element says this. */
function describing(html: string, text: string): string[] {
  const named = [...html.matchAll(/aria-describedby="([^"]+)"/g)].flatMap(([, ids = '']) => ids.split(' '))
  return named.filter((id) => html.split(` id="${id}"`)[1]?.split(' id="')[0]?.includes(text))
}

const fields: [string, ReactElement][] = [
  ['a text', <TextField key="" label="Name" error={error} />],
  ['a text behind a sign', <TextField key="" label="Mobile" before="+91" error={error} />],
  ['a list', <SelectField key="" label="State" options={options} error={error} />],
  ['a choice of cards', <RadioCards key="" label="Kind" name="kind" cards={options} error={error} />],
  ['a gender', <GenderField key="" error={error} />],
  ['a password', <PasswordField key="" label="Password" rules={[]} error={error} />],
  ['a day', <DayField key="" label="Birth date" ref={none} error={error} />],
  ['a box to tick', <Checkbox key="" label="I agree" error={error} />],
  ['a code', <CodeBoxes key="" label="Code" error={error} />],
  ['stars', <StarField key="" value={0} onChange={none} error={error} />],
]

test.each(fields)('a screen reader reads the error of %s with it', (_, field) => {
  const html = renderToStaticMarkup(field)
  expect(html).toContain(error)
  expect(describing(html, error)).toHaveLength(1)
})

test('a hint is read with its field, before the error', () => {
  const html = renderToStaticMarkup(<TextField label="Name" hint="As on your card." error={error} />)
  const [, ids = ''] = html.match(/aria-describedby="([^"]+)"/) ?? []
  expect(ids.split(' ')).toEqual([...describing(html, 'As on your card.'), ...describing(html, error)])
})

test('a valid field has no aria-describedby', () => {
  for (const [, field] of fields) {
    const { error: _, ...props } = field.props as { error?: string }
    const html = renderToStaticMarkup({ ...field, props } as ReactElement)
    expect(html).not.toContain('-error')
    expect(html).not.toContain('aria-invalid=')
  }
})
