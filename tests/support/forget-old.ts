import { periodic } from '../../src/server/modules.ts'
import type { Services } from '../../src/server/platform/context.ts'

/** Deletes what has expired, as the periodic work does. */
export async function forgetOld(services: Services): Promise<void> {
  for (const { name, run } of periodic) if (name === 'running.forget') await run(services)
}
