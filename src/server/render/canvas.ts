import { currentProps } from '../../sections/define/current-props.ts'
import type { PageInfo } from '../../sections/define/page-info.tsx'
import type { Reads } from '../../sections/define/reads.ts'
import { sectionOf } from '../../sections/registry.ts'
import { shownWithHolder } from '../../shared/content/pages/areas.ts'
import type { PageDocument, PlacedSection } from '../../shared/content/pages/page-document.ts'
import type { CanvasChoice, CanvasPart, FormCanvas, PageCanvas } from '../../shared/content/pages/pages-admin.ts'
import { systemRoutes } from '../../shared/content/pages/paths.ts'
import { facesCss } from '../../shared/sites/theme/own-fonts.ts'
import { themeCss } from '../../shared/sites/theme/theme-css.ts'
import type { Assets } from '../../storefront/document.tsx'
import { type Draft, findDraft, findDraftOrNone, findPageId, pageAddress } from '../modules/content/pages/index.ts'
import type { ServerKind, ServerKinds } from '../modules/kind.ts'
import { facesOf } from '../modules/sites/fonts/index.ts'
import type { Ctx } from '../platform/context.ts'
import { type Group, groupKey, groupSections, groups, pageInfo } from './page-body.ts'
import { type PageReads, recordReads } from './reads.ts'
import { readSampleSite } from './sample-site.ts'

/** A path that no system route has, so that personal sections show their example (sections/account/at-home). */
const nowhere = '/builder'

/** Everything the builder needs to show a page's draft. */
export async function pageCanvas(
  ctx: Ctx,
  kinds: ServerKinds,
  pageId: string,
  choice: CanvasChoice,
  assets: Assets,
): Promise<PageCanvas> {
  const draft = await findDraft(ctx, pageId)
  const beside = await draftBeside(ctx, draft, choice)
  const [info, frame, sampleSite, look] = await Promise.all([
    canvasInfo(ctx, kinds, beside?.draft ?? draft, recordReads(ctx, new Set()), choice.example),
    canvasFrame(ctx, draft, beside),
    readSampleSite(ctx, draft),
    canvasLook(ctx, assets),
  ])
  const schemes = Object.fromEntries(ctx.site.settings.theme.schemes.map(({ slot, title }) => [slot, title]))
  return { info, ...look, schemes, fonts: assets.fonts, frame, sampleSite }
}

/** Everything the admin needs to preview a form being edited. */
export async function formCanvas(ctx: Ctx, assets: Assets): Promise<FormCanvas> {
  return { info: pageInfo(ctx, { path: nowhere, query: {}, params: {} }), ...(await canvasLook(ctx, assets)) }
}

/** The site's styles and theme. Always in light colours, whatever the owner's device uses. */
async function canvasLook(ctx: Ctx, assets: Assets) {
  const theme = { ...ctx.site.settings.theme, dark: undefined }
  const faces = await facesOf(ctx, theme)
  return { themeCss: facesCss(faces) + themeCss(theme), css: [...assets.css, assets.devanagari] }
}

/** The draft's page information for its sections. A template gets an example thing. */
export async function canvasInfo(
  ctx: Ctx,
  kinds: ServerKinds,
  { kind, key }: Draft,
  reads: PageReads,
  chosen?: string,
): Promise<PageInfo> {
  if (kind === 'page') return pageInfo(ctx, { path: pageAddress(ctx, key), query: {}, params: {} })
  if (kind === 'group') return pageInfo(ctx, { path: '/', query: {}, params: {} })
  const route = systemRoutes.find(({ template }) => template === key)
  if (!route || route.personal) return pageInfo(ctx, { path: nowhere, query: {}, params: {} })
  const params: PageInfo['params'] = route.kind ? { path: await exampleOf(ctx, kinds[route.kind], reads, chosen) } : {}
  const path = route.pattern.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  return pageInfo(ctx, { path, query: {}, params })
}

/** The chosen thing if it is public, else any of its kind. */
async function exampleOf(ctx: Ctx, kind: ServerKind, reads: PageReads, chosen: string | undefined): Promise<string> {
  if (chosen && (await kind.find(ctx, chosen, reads))) return chosen
  return (await kind.example?.(reads)) ?? ''
}

type Beside = { id: string; draft: Draft }

/** The page shown with a group: the chosen one, else the home page. Undefined if the draft is no group. */
async function draftBeside(ctx: Ctx, { kind }: Draft, { beside }: CanvasChoice): Promise<Beside | undefined> {
  if (kind !== 'group') return undefined
  const chosen = beside && (await findDraftOrNone(ctx, beside))
  if (beside && chosen && chosen.kind !== 'group') return { id: beside, draft: chosen }
  const home = await findPageId(ctx, 'page', ctx.site.settings.home)
  const draft = home && (await findDraftOrNone(ctx, home))
  return home && draft ? { id: home, draft } : undefined
}

/** Placeholder for the edited document among its surrounding parts. */
const here = 'here'

/** The shared groups above and below; for a group, also the page in between. */
async function canvasFrame(ctx: Ctx, draft: Draft, beside: Beside | undefined): Promise<PageCanvas['frame']> {
  const { document } = beside?.draft ?? draft
  const around = await Promise.all(groups.map((group) => groupPart(ctx, document, group)))
  const isOwn = (part: CanvasPart | undefined) => draft.kind === 'group' && part?.key === draft.key
  const [announcement, header, footer] = around.map((part) => (isOwn(part) ? here : part))
  const main = draft.kind === 'group' ? beside && partOf(beside.id, beside.draft) : here
  const parts = [announcement, header, main, footer]
  const named = (some: typeof parts) => some.filter((part) => typeof part === 'object')
  // A group that this page does not show gets the place of its name.
  const at = parts.includes(here) ? parts.indexOf(here) : draft.key === 'footer' ? parts.length : 0
  return { before: named(parts.slice(0, at)), after: named(parts.slice(at)) }
}

async function groupPart(ctx: Ctx, document: PageDocument, group: Group): Promise<CanvasPart | undefined> {
  const key = groupKey(document, group)
  const id = key === null ? undefined : await findPageId(ctx, 'group', key)
  if (!id || key === null) return undefined
  const [{ title }, sections] = await Promise.all([
    findDraft(ctx, id),
    groupSections(recordReads(ctx, new Set()), document, group),
  ])
  return { _id: id, kind: 'group', key, title, sections: shownOf(sections) }
}

function partOf(id: string, { kind, key, title, document }: Draft): CanvasPart {
  return { _id: id, kind, key, title, sections: shownOf(document.sections) }
}

const shownOf = (sections: PlacedSection[]) => shownWithHolder(sections, ({ hidden }) => !hidden)

type Asked = { id: string; type: string; props: Record<string, unknown>; v?: number }

/** Data of sections being edited, by id; null if there is nothing to show. */
export async function loadSections(
  ctx: Ctx,
  kinds: ServerKinds,
  pageId: string,
  { sections: asked, ...choice }: CanvasChoice & { sections: Asked[] },
): Promise<Record<string, unknown>> {
  const draft = await findDraft(ctx, pageId)
  const beside = await draftBeside(ctx, draft, choice)
  const reads = recordReads(ctx, new Set())
  const info = await canvasInfo(ctx, kinds, beside?.draft ?? draft, reads, choice.example)
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
    return parsed?.success ? ((await section?.load?.(parsed.data, reads, info, { id, leads: true })) ?? null) : null
  } catch (error) {
    ctx.log.error({ err: error, section: type, id }, "a section's data could not be loaded for the builder")
    return null
  }
}
