import { useSyncExternalStore } from 'react'
import { readStored, store } from '../../client/storage.ts'

/** Light, dark, or the device's setting. */
export const modes = [
  { value: 'system', title: 'Same as device' },
  { value: 'light', title: 'Light' },
  { value: 'dark', title: 'Dark' },
] as const

export type Mode = (typeof modes)[number]['value']

const key = 'haat:admin-mode'
const listeners = new Set<() => void>()

function readMode(): Mode {
  const stored = readStored('local', key)
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

/** Applies the mode stored on this device. */
export function applyMode(): void {
  document.documentElement.dataset.mode = readMode()
}

export function chooseMode(mode: Mode): void {
  store('local', key, mode)
  applyMode()
  for (const listener of listeners) listener()
}

export function useMode(): Mode {
  return useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, readMode)
}
