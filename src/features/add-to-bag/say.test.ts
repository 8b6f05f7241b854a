import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CallError } from '../../client/api.ts'
import { goToLogin } from '../../client/session.ts'
import { toast } from '../../client/toast.ts'
import { openSite } from '../../shared/site-now.ts'
import { sayAdded, sayWhy } from './say.ts'

vi.mock('../../client/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn() } }))
vi.mock('../../client/session.ts', () => ({ goToLogin: vi.fn() }))

const refused = (status: number, msg: string) => new CallError(status, { msg })

beforeEach(() => vi.clearAllMocks())
afterEach(() => openSite({ messages: {}, rules: 'storefront' }))

// Shows X4.
test('a storefront announces a failure and what to do', () => {
  sayWhy(refused(409, 'Only 2 left'))
  expect(toast.error).toHaveBeenCalledWith('failed please try again', 'Only 2 left')
  sayWhy(refused(500, 'Internal server error'))
  expect(toast.error).toHaveBeenLastCalledWith('failed please try again')
})

// Shows X4, B5, B11.
test('on the events site a failure is only logged', () => {
  openSite({ messages: {}, rules: 'events' })
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const error = refused(409, 'Only 2 left')
  sayWhy(error)
  expect(toast.error).not.toHaveBeenCalled()
  expect(logged).toHaveBeenCalledWith(expect.any(String), error)
})

test.each(['storefront', 'events'] as const)('by the rules of %s a signed-out visitor is sent to sign in', (rules) => {
  openSite({ messages: {}, rules })
  sayWhy(refused(401, 'Sign in'))
  expect(goToLogin).toHaveBeenCalledOnce()
  expect(toast.error).not.toHaveBeenCalled()
})

// Shows X4.
test('an add is told everywhere, and on the events site its answer is logged besides', () => {
  const logged = vi.spyOn(console, 'info').mockImplementation(() => undefined)
  sayAdded({ data: 'one' })
  expect(logged).not.toHaveBeenCalled()
  openSite({ messages: {}, rules: 'events' })
  sayAdded({ data: 'two' })
  expect(logged).toHaveBeenCalledWith(expect.any(String), { data: 'two' })
  expect(vi.mocked(toast.success).mock.calls).toEqual([['success added in cart'], ['success added in cart']])
})
