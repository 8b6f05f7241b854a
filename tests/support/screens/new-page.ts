import { afterAll, afterEach, vi } from 'vitest'
import { takeOffAll } from './mount.tsx'
import { takeOffRoots } from './roots.ts'

type Listening = [
  type: string,
  listener: EventListenerOrEventListenerObject,
  options?: boolean | AddEventListenerOptions,
]

/** React listens for this once in the life of a document. */
const ofReact = 'selectionchange'

/** Listeners of the page that a file's modules added. */
const added: [EventTarget, Listening][] = []

const heard = [window, document].map((target) => {
  const { addEventListener } = target
  target.addEventListener = (...listening: Listening) => {
    if (listening[0] !== ofReact) added.push([target, listening])
    addEventListener.apply(target, listening)
  }
  return () => Object.assign(target, { addEventListener })
})

vi.mock('react-dom/client', async (original) => {
  const { rememberRoots } = await import('./roots.ts')
  return rememberRoots(await original<typeof import('react-dom/client')>())
})

afterEach(takeOffAll)

/** A page that knows nothing of the last one, for test files that share a DOM: no element, no storage, no module that ran there. */
afterAll(async () => {
  await takeOffRoots()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.resetModules()
  for (const stop of heard) stop()
  for (const [target, [type, listener, options]] of added) target.removeEventListener(type, listener, options)
  document.head.replaceChildren()
  document.body.replaceChildren()
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
})
