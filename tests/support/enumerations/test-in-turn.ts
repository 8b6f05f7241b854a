import { test } from 'vitest'
import { isGate } from './sample.ts'

/**
 * `test` for the `kind`-th of several kinds that share their tests, such as payment providers. The gate runs each test for one of them,
 * in turn, and skips it for the others.
 */
export function testInTurn(kind: number, { length }: readonly unknown[]) {
  let at = kind
  return (title: string, run: () => Promise<void>) => test.skipIf(isGate && at++ % length !== 0)(title, run)
}
