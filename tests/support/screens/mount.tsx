import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { vi } from 'vitest'
import { effects } from './effects.ts'

/** Unmounts each mounted element. `takeOffAll` runs those left at the end of a test file. */
const takeOffs = new Set<() => void>()

/**
 * Puts an element on a page of a DOM without a browser, as React does in one. Only for a test that begins with
 * `// @vitest-environment happy-dom`; what is on the page afterwards is waited for with `expect.poll`.
 */
export function mount(element: ReactNode): { unmount: () => void } {
  const host = document.createElement('div')
  document.body.append(host)
  const root = createRoot(host)
  root.render(element)
  const unmount = () => {
    root.unmount()
    host.remove()
    takeOffs.delete(unmount)
  }
  takeOffs.add(unmount)
  return { unmount }
}

/** Takes off what is still mounted, and lets answers that are on their way arrive while there is a `window` for React to look at. */
export async function takeOffAll(): Promise<void> {
  if (takeOffs.size === 0) return
  for (const takeOff of takeOffs) takeOff()
  await effects()
}

/** Tries until nothing is thrown: what is waited for comes late on a busy machine. */
export const eventually = <T,>(attempt: () => T | Promise<T>): Promise<T> => vi.waitFor(attempt, { timeout: 20_000 })

/** Runs a hook in a component of its own; `current` gives what it returned last. */
export async function mountHook<T>(useIt: () => T, around = (inner: ReactNode) => inner) {
  const seen: T[] = []
  const mounted = mount(around(<Probe useIt={useIt} onSeen={(value) => seen.push(value)} />))
  const current = () => {
    const last = seen.at(-1)
    if (last === undefined) throw new Error('the hook was not run')
    return last
  }
  await eventually(current)
  return { ...mounted, current }
}

function Probe<T>({ useIt, onSeen }: { useIt: () => T; onSeen: (value: T) => void }) {
  onSeen(useIt())
  return null
}

/** Gives a field what a person types or chooses, so that React hears of it. */
export function fill(field: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement, text: string): void {
  const isSelect = field instanceof HTMLSelectElement
  const { prototype } =
    [HTMLSelectElement, HTMLTextAreaElement].find((kind) => field instanceof kind) ?? HTMLInputElement
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event(isSelect ? 'change' : 'input', { bubbles: true }))
}

/** Presses the button that says this, wherever it stands in the document. */
export function press(name: string): void {
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.trim() === name)
  if (!button) throw new Error(`there is no button “${name}”`)
  button.click()
}
