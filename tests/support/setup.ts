import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest'

/** React warns once of each element that the DOM of the tests does not know; browsers know this one since 2023. */
const unknownElement = /^The tag <%s> is unrecognized in this browser\..* search$/s

/** An error on the console is a fault of the product, so it fails the test in which it appears. */
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

afterEach(() => {
  const said = vi.mocked(console.error).mock.calls.map((call) => call.map(String).join(' '))
  vi.restoreAllMocks()
  expect(said.filter((text) => !unknownElement.test(text))).toEqual([])
})

/** Unmounts leftovers: a reply after the DOM is gone would cause an error outside of any test. */
afterAll(async () => {
  if (typeof document === 'undefined') return
  const { takeOffAll } = await import('./screens/mount.tsx')
  await takeOffAll()
})
