import { type Ctx, forOtherSite } from '../../../platform/context.ts'
import { platformSite } from './sites.ts'

/** Runs `work` for the platform's own site, where accounts are. */
export async function onPlatform<T>(ctx: Ctx, work: (ctx: Ctx) => Promise<T>): Promise<T> {
  return ctx.site.kind === 'platform' ? work(ctx) : forOtherSite(ctx, await platformSite(ctx), work)
}
