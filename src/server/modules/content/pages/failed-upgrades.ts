import { currentProps } from '../../../../sections/define/current-props.ts'
import { sectionOf } from '../../../../sections/registry.ts'
import type { PageDocument } from '../../../../shared/content/pages/page-document.ts'
import type { PageKind } from '../../../../shared/content/pages/pages-admin.ts'
import type { Ctx } from '../../../platform/context.ts'

/** An immutable state of a page: `version 3`, `draft 12`. */
type PageState = { kind: PageKind; key: string; state: string; document: PageDocument }

const told = new Set<string>()
const mostTold = 5_000

/** Logs sections whose properties failed to upgrade, once per page state and process. */
export function tellFailedUpgrades(
  { site, log }: Pick<Ctx, 'site' | 'log'>,
  { kind, key, state, document }: PageState,
): void {
  for (const placed of document.sections) {
    const section = sectionOf(placed.type)
    const failed = section && currentProps(section, placed).failed
    if (failed === undefined) continue
    const name = [site.id, kind, key, state, placed.id].join(' ')
    if (told.has(name)) continue
    if (told.size >= mostTold) told.clear()
    told.add(name)
    const where = { page: key, kind, state, section: placed.type, id: placed.id, from: placed.v, to: section?.version }
    log.error({ err: failed, ...where }, 'a section could not be brought up to date, and is left out')
  }
}
