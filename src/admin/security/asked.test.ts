import { expect, test, vi } from 'vitest'
import { CallError } from '../../client/api.ts'

let remedy: (error: CallError) => Promise<boolean> = async () => false
vi.mock('../../client/call.ts', () => ({
  remedyBy: (given: typeof remedy) => {
    remedy = given
  },
}))
const { askBy } = await import('./asked.ts')

const refused = new CallError(403, { msg: 'Again.', errors: [{ code: 'access.askedAgain' }] })

// Shows B216.
test('a question whose screen goes away is answered by no, and the next call asks anew', async () => {
  const takeBack = askBy('proof', () => new Promise(() => undefined))
  const open = remedy(refused)
  takeBack()
  expect(await open).toBe(false)
  askBy('proof', async () => true)
  expect(await remedy(refused)).toBe(true)
})
