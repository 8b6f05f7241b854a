import { and, eq, inArray } from 'drizzle-orm'
import { type KindName, kindNames, kinds as kindsShared } from '../../../../../shared/content/kinds/index.ts'
import { shownWithHolder } from '../../../../../shared/content/pages/areas.ts'
import type { PageDocument } from '../../../../../shared/content/pages/page-document.ts'
import type { PageKind } from '../../../../../shared/content/pages/pages-admin.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { inSite } from '../../../../platform/table.ts'
import type { ServerKinds } from '../../../kind.ts'
import { readDocument } from '../documents.ts'
import { pages, pageVersions } from '../pages.tables.ts'
import { currentVersion, listTemplates, notDeleted } from '../pages.ts'
import type { LookedUp } from './targets.ts'

/** Says what a missing target is. */
export function deadText(target: LookedUp): string {
  switch (target.to) {
    case 'nowhere':
      return `The link leads nowhere: “${target.written}” is no address.`
    case 'part':
      return `The link leads to the part “#${target.anchor}” of this page, which is not there.`
    case 'template':
      return `The link leads to ${target.path}, which this site does not have.`
    case 'thing': {
      const { kind, path, anchor } = target
      if (anchor) return `The link leads to the part “#${anchor}” of ${path}, which is not there.`
      const name = kindsShared[kind].label.toLowerCase()
      return `There is no ${name} “${path}” on this site that visitors can open.`
    }
  }
}

/** The text that links: its own kind and path once it is published, and the parts that links within it can lead to. */
type Linking = {
  self?: { kind: KindName; path: string }
  /** `unknown`: it appears on pages of any parts. */
  anchors: string[] | 'unknown'
}

/** One query per kind of target. @returns a function that tells whether a target exists */
export async function lookUp(
  ctx: Ctx,
  kinds: ServerKinds,
  { self, anchors: own }: Linking,
  targets: LookedUp[],
): Promise<(target: LookedUp) => boolean> {
  const things = targets.filter((target) => target.to === 'thing')
  const pathsOf = (kind: KindName) => [
    ...new Set(things.filter((thing) => thing.kind === kind).map(({ path }) => path)),
  ]
  const withAnchor = things.filter(({ kind, anchor }) => kind === 'page' && anchor)
  const [present, templates, anchors] = await Promise.all([
    Promise.all(kindNames.map((kind) => presentOf(ctx, kinds, kind, pathsOf(kind)))),
    targets.some(({ to }) => to === 'template') ? listTemplates(ctx) : new Set<string>(),
    anchorsOf(ctx, 'page', [...new Set(withAnchor.map(({ path }) => keyOf(ctx, path)))]),
  ])
  const presentPaths = new Map(kindNames.map((kind, index) => [kind, present[index]]))
  const isPart = (anchor: string) => own === 'unknown' || own.includes(anchor)
  const isSelf = ({ kind, path }: { kind: KindName; path: string }) =>
    kind === self?.kind && (kind === 'page' ? keyOf(ctx, path) : path) === self.path
  return (target) => {
    switch (target.to) {
      case 'nowhere':
        return false
      case 'template':
        return templates.has(target.template)
      case 'part':
        return isPart(target.anchor)
      case 'thing': {
        const { kind, path, anchor } = target
        // A page or post that links to itself exists once it is published.
        if (isSelf(target)) return !anchor || isPart(anchor)
        if (!presentPaths.get(kind)?.has(path)) return false
        return !anchor || (anchors.get(keyOf(ctx, path))?.includes(anchor) ?? true)
      }
    }
  }
}

async function presentOf(ctx: Ctx, kinds: ServerKinds, kind: KindName, paths: string[]): Promise<Set<string>> {
  return paths.length === 0 ? new Set() : kinds[kind].present(ctx, paths)
}

const keyOf = ({ site }: Ctx, path: string) => (path === '/' ? site.settings.home : path)

/** Anchors of published pages or templates by key; former paths have none. */
async function anchorsOf(ctx: Ctx, kind: PageKind, keys: string[]): Promise<Map<string, string[]>> {
  if (keys.length === 0) return new Map()
  const rows = await ctx.db
    .select({ key: pages.key, document: pageVersions.document })
    .from(pages)
    .innerJoin(pageVersions, currentVersion)
    .where(inSite(ctx, pages, and(eq(pages.kind, kind), notDeleted, inArray(pages.key, keys))))
  return new Map(rows.map(({ key, document }) => [key, anchorsIn(readDocument(document))]))
}

/** Anchors in the template that links of its records may target. */
export async function anchorsOfTemplate(ctx: Ctx, template: string): Promise<string[]> {
  return (await anchorsOf(ctx, 'template', [template])).get(template) ?? []
}

export function anchorsIn({ sections }: PageDocument): string[] {
  return shownWithHolder(sections, ({ hidden }) => !hidden).flatMap(({ props: { anchor } }) =>
    typeof anchor === 'string' && anchor ? [anchor] : [],
  )
}
