// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { effects } from '../../../tests/support/screens/effects.ts'
import { mountHook, takeOffAll } from '../../../tests/support/screens/mount.tsx'
import { toldToasts } from '../../../tests/support/screens/toasts.ts'
import { CallError } from '../../client/api.ts'
import { useAct } from './use-act.ts'

const toast = toldToasts()
afterEach(takeOffAll)

test('the list is read again after a refusal too, as it may be out of date', async () => {
  const refresh = vi.fn(async () => undefined)
  const refused = new CallError(409, { msg: 'Another user was faster.' })
  const { current } = await mountHook(() => useAct(() => Promise.reject(refused), { said: () => 'Done', refresh }))
  expect(await current().act('one')).toBe(false)
  expect(toast.error.mock.calls).toEqual([['Another user was faster.']])
  expect(toast.success).not.toHaveBeenCalled()
  expect(refresh).toHaveBeenCalledOnce()
})

test('the action stays busy until the list shows the outcome', async () => {
  const read = Promise.withResolvers<void>()
  const refresh = () => read.promise
  const { current } = await mountHook(() => useAct(async (given: string) => given, { said: (done) => done, refresh }))
  const acted = current().act('hidden')
  await expect.poll(() => current().doing).toBe('hidden')
  expect(toast.success.mock.calls).toEqual([['hidden']])
  read.resolve()
  expect(await acted).toBe(true)
  await effects()
  expect(current().busy).toBe(false)
})
