// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { mountHook } from '../../tests/support/mount.tsx'
import { useControls } from './controls.ts'

// Shows B198.
test('a field of a day shows it as people write it, and holds it as the standard does', async () => {
  const { current } = await mountHook(() => useControls<'birthDate'>({ birthDate: '1991-03-04' }))
  const input = document.createElement('input')
  Object.assign(input.dataset, { day: '' })
  input.name = 'birthDate'
  document.body.append(input)
  current().register(input)
  expect(input.value).toBe('04/03/1991')
  for (const [typed, held] of [
    ['04/03/1991', '1991-03-04'],
    ['4.3.1991', '1991-03-04'],
    ['1991-03-04', '1991-03-04'],
    ['30/02/1991', '30/02/1991'],
    ['', ''],
  ] as const) {
    input.value = typed
    expect(current().read()).toEqual({ birthDate: held })
  }
})
