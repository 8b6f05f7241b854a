import { demoPassword, demoPeople } from '../../../../shared/people/demo.ts'
import { type Ctx, transaction } from '../../../platform/context.ts'
import { addUser } from '../../people/identity/index.ts'
import { fillSite } from './fill-site.ts'
import { loadStarter } from './load-starter.ts'
import { liveLater } from './past-job.ts'
import type { StarterName } from './starter.ts'

/** Fills an empty site from a starter. A demonstration site also gets its users, and its past a moment later. */
export async function beginSite(ctx: Ctx, name: StarterName, demo: boolean): Promise<void> {
  const starter = await loadStarter(name)
  await transaction(ctx, async (ctx) => {
    await fillSite(ctx, { ...starter, settings: { ...starter.settings, demo } })
    if (!demo) return
    await addPeople(ctx)
    if (starter.history) await liveLater(ctx, name)
  })
}

async function addPeople(ctx: Ctx): Promise<void> {
  // Sequential: accounts are created on the platform, and the transaction works on one site at a time.
  for (const { label: _, ...person } of demoPeople) await addUser(ctx, { ...person, password: demoPassword })
}
