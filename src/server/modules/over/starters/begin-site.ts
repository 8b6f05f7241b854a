import { demoPassword, demoPeople } from '../../../../shared/people/demo.ts'
import { type Ctx, transaction } from '../../../platform/context.ts'
import { addUser } from '../../people/identity/index.ts'
import { fillSite } from './fill-site.ts'
import { loadStarter } from './load-starter.ts'
import { liveLater } from './past-job.ts'
import type { StarterName } from './starter.ts'

/** Fills a site that has nothing yet; one of the demonstration gets its people, and its past a moment later. */
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
  // One after the other: an account is made on the platform, and the transaction works for one site at a time.
  for (const { label: _, ...person } of demoPeople) await addUser(ctx, { ...person, password: demoPassword })
}
