import { currentProps } from '../../sections/define/current-props.ts'
import type { PageInfo } from '../../sections/define/page-info.tsx'
import type { Reads } from '../../sections/define/reads.ts'
import { sectionOf } from '../../sections/registry.ts'
import type { PlacedSection } from '../../shared/content/page-document.ts'
import type { PageCanvas } from '../../shared/content/pages-admin.ts'
import { systemRoutes } from '../../shared/content/paths.ts'
import { themeCss } from '../../shared/sites/theme.ts'
import type { Assets } from '../../storefront/document.tsx'
import { type Draft, findDraft, pageAddress } from '../modules/content/pages/index.ts'
import type { ServerKinds } from '../modules/kind.ts'
import type { Ctx } from '../platform/context.ts'
import { type Group, groupSections, pageInfo } from './page-body.ts'
import { recordReads } from './reads.ts'
import { readSampleSite } from './sample-site.ts'

/** Where no address of the system is, so that personal sections show their example (sections/account/at-home). */
const nowhere = '/builder'

/** What the builder shows a page's draft with. */
export async function pageCanvas(ctx: Ctx, kinds: ServerKinds, pageId: string, assets: Assets): Promise<PageCanvas> {
  const draft = await findDraft(ctx, pageId)
  const [info, sampleSite, announcement, header, footer] = await Promise.all([
    canvasInfo(ctx, kinds, draft, recordReads(ctx, new Set())),
    readSampleSite(ctx, draft),
    around(ctx, draft, 'announcement'),
    around(ctx, draft, 'header'),
    around(ctx, draft, 'footer'),
  ])
  return {
    info,
    themeCss: themeCss(ctx.site.settings.theme),
    css: assets.css,
    fonts: assets.fonts,
    frame: { announcement, header, footer },
    sampleSite,
  }
}

/** What a draft's sections know of their page: a template gets an example of what its addresses name. */
export async function canvasInfo(ctx: Ctx, kinds: ServerKinds, { kind, key }: Draft, reads: Reads): Promise<PageInfo> {
  if (kind === 'page') return pageInfo(ctx, { path: pageAddress(ctx, key), query: {}, params: {} })
  if (kind === 'group') return pageInfo(ctx, { path: '/', query: {}, params: {} })
  const route = systemRoutes.find(({ template }) => template === key)
  if (!route || route.personal) return pageInfo(ctx, { path: nowhere, query: {}, params: {} })
  const params: PageInfo['params'] = route.kind ? { path: (await kinds[route.kind].example?.(reads)) ?? '' } : {}
  const path = route.pattern.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  return pageInfo(ctx, { path, query: {}, params })
}

async function around(ctx: Ctx, { kind, document }: Draft, group: Group): Promise<PlacedSection[]> {
  if (kind === 'group') return []
  const sections = await groupSections(recordReads(ctx, new Set()), document, group)
  return sections.filter(({ hidden }) => !hidden)
}

type Asked = { id: string; type: string; props: Record<string, unknown>; v?: number }

/** The data of sections as they are being edited, by their ids; null where there is nothing to show. */
export async function loadSections(
  ctx: Ctx,
  kinds: ServerKinds,
  pageId: string,
  asked: Asked[],
): Promise<Record<string, unknown>> {
  const draft = await findDraft(ctx, pageId)
  const reads = recordReads(ctx, new Set())
  const info = await canvasInfo(ctx, kinds, draft, reads)
  const loaded = await Promise.all(
    asked.map(async (placed) => {
      const section = sectionOf(placed.type)
      return section?.load ? [[placed.id, await loadOne(ctx, placed, reads, info)] as const] : []
    }),
  )
  return Object.fromEntries(loaded.flat())
}

async function loadOne(ctx: Ctx, { id, type, props, v }: Asked, reads: Reads, info: PageInfo): Promise<unknown> {
  const section = sectionOf(type)
  try {
    const current = section && currentProps(section, { v, props })
    const parsed = current?.failed === undefined ? section?.schema.safeParse(current?.props) : undefined
    return parsed?.success ? ((await section?.load?.(parsed.data, reads, info)) ?? null) : null
  } catch (error) {
    ctx.log.error({ err: error, section: type, id }, "a section's data could not be loaded for the builder")
    return null
  }
}
