// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mount } from '../../../tests/support/screens/mount.tsx'
import CountTo from './count-to.island.tsx'

let page: { unmount: () => void } | undefined
let calm = false
const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString()
const numbers = () => [...document.querySelectorAll('dd')].map(({ textContent }) => textContent)

function show(instant: string, after: string): void {
  page = mount(
    <section>
      <CountTo instant={instant} after={after} />
      <p data-until>Until then</p>
    </section>,
  )
}

beforeEach(() => {
  calm = false
  vi.stubGlobal('matchMedia', () => ({ matches: calm }))
})
afterEach(() => {
  page?.unmount()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the countdown shows the time left', async () => {
  show(inSeconds(2 * 86_400 + 3_600 + 90), '')
  await expect.poll(() => numbers().slice(0, 3)).toEqual(['02', '01', '01'])
  expect(document.querySelectorAll('dt')).toHaveLength(4)
})

test('the countdown shows no seconds where reduced motion is preferred', async () => {
  calm = true
  show(inSeconds(3_700), '')
  await expect.poll(numbers).toEqual(['00', '01', '01'])
})

test('the countdown shows its text after the time has come, and no date', async () => {
  show(inSeconds(-5), 'It has begun')
  await expect.poll(() => document.querySelector('section > div')?.textContent).toBe('It has begun')
  expect(document.querySelector<HTMLElement>('[data-until]')?.hidden).toBe(true)
})

test('the countdown shows its text when it ends while the page is open', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  show(inSeconds(2), 'It has begun')
  await expect.poll(numbers).toEqual(['00', '00', '00', '02'])
  vi.advanceTimersByTime(3_000)
  await expect.poll(() => document.querySelector('section > div')?.textContent).toBe('It has begun')
  expect(document.querySelector<HTMLElement>('[data-until]')?.hidden).toBe(true)
})

test('a countdown without text disappears after the time has come', async () => {
  show(inSeconds(-5), '')
  await expect.poll(() => document.querySelector('section')?.hidden).toBe(true)
})
