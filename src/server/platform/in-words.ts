import { drawingFor } from '../../shared/site-now.ts'
import type { Ctx } from './context.ts'
import type { Refusal } from './refusal.ts'

/** The text of a refusal that is told and not thrown, in the language of the request. */
export function inWords({ site }: Ctx, fault: Refusal): string {
  return drawingFor(site.settings, () => fault.said() ?? fault.message)
}
