import { afterEach, beforeEach, vi } from 'vitest'
import { queryClient } from '../../../src/client/queries.ts'
import { forgetToken, storeToken } from '../../../src/client/session.ts'
import { takeOffAll } from './mount.tsx'

/** A new page of a signed-in customer for each test of an island, which stubs the calls that it makes. */
export function signedInPage(): void {
  beforeEach(() => {
    queryClient().clear()
    storeToken('x'.repeat(43))
  })
  afterEach(async () => {
    await takeOffAll()
    forgetToken()
    vi.unstubAllGlobals()
    document.body.replaceChildren()
  })
}
