// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { mount } from '../../tests/support/screens/mount.tsx'
import { type Controls, useControls } from '../client/controls.ts'
import { DayField } from './day-field.tsx'

let controls: Controls<'birthDate'> | undefined

function Form() {
  controls = useControls<'birthDate'>({ birthDate: '1991-03-04' })
  return <DayField label="Birth Date" name="birthDate" ref={controls.register} />
}

// Shows B198.
test('a field of a day shows it as people write it, and holds it as the standard does', async () => {
  mount(<Form />)
  const field = () => document.querySelector('input')
  await expect.poll(() => field()?.value).toBe('04/03/1991')
  for (const [typed, held] of [
    ['04/03/1991', '1991-03-04'],
    ['4.3.1991', '1991-03-04'],
    ['1991-03-04', '1991-03-04'],
    ['30/02/1991', '30/02/1991'],
    ['', ''],
  ] as const) {
    const input = field()
    if (input) input.value = typed
    expect(controls?.read()).toEqual({ birthDate: held })
  }
  controls?.write('birthDate', '2001-12-31')
  expect(field()?.value).toBe('31/12/2001')
})
