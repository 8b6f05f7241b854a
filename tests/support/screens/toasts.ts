import { beforeEach, vi } from 'vitest'
import { toast } from '../../../src/client/toast.ts'

/** Toasts of a test file, told and not drawn: `expect(said.success.mock.calls).toEqual([['Saved']])`. */
export function toldToasts() {
  const said = { success: vi.fn(), error: vi.fn(), undoable: vi.fn() }
  beforeEach(() => {
    for (const kind of ['success', 'error', 'undoable'] as const) {
      said[kind].mockClear()
      vi.spyOn(toast, kind).mockImplementation(async (...told: unknown[]) => void said[kind](...told))
    }
  })
  return said
}
