import { afterEach, expect, test, vi } from 'vitest'
import { onStopSignal } from './stop-signal.ts'

const before = process.listeners('SIGTERM')

afterEach(() => {
  for (const listener of process.listeners('SIGTERM')) if (!before.includes(listener)) process.off('SIGTERM', listener)
})

function started() {
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never)
  const now = vi.spyOn(performance, 'now').mockReturnValue(5_000)
  const { promise, resolve } = Promise.withResolvers<void>()
  const [stop, abandon] = [vi.fn(() => promise), vi.fn()]
  onStopSignal(stop, abandon)
  const signalAt = (time: number) => {
    now.mockReturnValue(time)
    process.emit('SIGTERM')
  }
  return { exit, stop, abandon, finish: resolve, signalAt }
}

test('a signal that a whole group gets, and that is passed on as well, stops everything in order', async () => {
  const { exit, stop, abandon, finish, signalAt } = started()
  signalAt(5_000)
  signalAt(5_400)
  expect([stop.mock.calls.length, abandon.mock.calls.length, exit.mock.calls.length]).toEqual([1, 0, 0])
  finish()
  await vi.waitFor(() => expect(exit).toHaveBeenCalledWith(0))
})

test('a further signal, a while later, stops it at once', () => {
  const { exit, abandon, signalAt } = started()
  signalAt(5_000)
  signalAt(6_500)
  expect(abandon).toHaveBeenCalledOnce()
  expect(exit).toHaveBeenCalledWith(1)
})
