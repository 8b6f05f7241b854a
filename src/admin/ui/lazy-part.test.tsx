// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mount, takeOffAll } from '../../../tests/support/screens/mount.tsx'
import { LazyPart, partOf } from './lazy-part.tsx'

const notThere = () =>
  new TypeError('Failed to fetch dynamically imported module: http://shop.localhost/assets/picker.js')
const Picker = ({ name }: { name: string }) => <p>Pictures of {name}</p>
const text = () => document.body.textContent

let failures: number

/** A part whose file fails to arrive `failures` times. */
const load = vi.fn(async () => {
  if (failures-- > 0) throw notThere()
  return Picker
})

beforeEach(() => {
  load.mockClear()
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  vi.useFakeTimers({ toFake: ['setTimeout'] })
})
afterEach(async () => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  await takeOffAll()
})

const show = (part: ReturnType<typeof partOf<{ name: string }>>) =>
  mount(
    <>
      <input defaultValue="Typed" />
      <LazyPart of={part} with={{ name: 'Pune' }} />
    </>,
  )

/** Lets the pauses between tries pass. */
async function tryOften(): Promise<void> {
  await expect.poll(() => load.mock.calls.length).toBe(1)
  await vi.advanceTimersByTimeAsync(11_000)
}

// Shows B166.
test('a part of the admin that fails to arrive at first is asked for again', async () => {
  failures = 3
  show(partOf(load))
  await tryOften()
  await expect.poll(text).toContain('Pictures of Pune')
  expect(load).toHaveBeenCalledTimes(4)
})

// Shows B166.
test('a part that does not arrive says so, tries again by a press, and leaves what was typed around it', async () => {
  failures = 4
  show(partOf(load))
  await tryOften()
  await expect.poll(text).toContain('This part did not arrive. Check your connection.')
  expect(document.querySelector('input')?.value).toBe('Typed')
  document.querySelector('button')?.click()
  await expect.poll(text).toContain('Pictures of Pune')
})

// Shows B166.
test('a part of an earlier version, which the server has no more, is not asked for again', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }))
  failures = 4
  show(partOf(load))
  await expect.poll(text).toContain('This part did not arrive. Check your connection.')
  expect(load).toHaveBeenCalledOnce()
})

test('a part that is shown once more is there at once', async () => {
  failures = 0
  const part = partOf(load)
  const { unmount } = show(part)
  await expect.poll(text).toContain('Pictures of Pune')
  unmount()
  show(part)
  await expect.poll(text).toContain('Pictures of Pune')
  expect(load).toHaveBeenCalledOnce()
})
