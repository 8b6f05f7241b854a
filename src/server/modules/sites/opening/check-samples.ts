import { sql } from 'drizzle-orm'
import type { PlacedSection } from '../../../../shared/content/pages/page-document.ts'
import type { Finding, FindingName } from '../../../../shared/sites/opening.ts'
import type { Ctx } from '../../../platform/context.ts'
import { markedId, namesContact, sampleWords } from '../../ground/samples/index.ts'

type SampledPage = {
  id: string
  kind: string
  key: string
  title: string
  sections: PlacedSection[]
  /** Hashes of the sections' texts as the starter brought them, by section id. */
  said: Record<string, string>
}

/** Section types that quote people, whatever their texts. */
const opinions = new Set(['testimonials', 'quote'])
const places = new Set(['map', 'store-list', 'opening-hours'])
const policies = /polic|terms|privacy|refund|return|cancel|delivery|shipping/

/** Published pages, templates, headers and footers with unchanged texts or pictures of the starter. */
export async function checkPages(ctx: Ctx): Promise<Pick<Finding, 'name' | 'count' | 'places'>[]> {
  const [pages, shipped] = await Promise.all([readPages(ctx), readShipped(ctx)])
  const found = new Map<FindingName, SampledPage[]>()
  for (const page of pages)
    for (const name of new Set(namesOf(page, shipped))) found.set(name, [...(found.get(name) ?? []), page])
  return [...found].map(([name, pages]) => ({
    name,
    count: pages.length,
    places: pages.map(({ id, title }) => ({ title, href: `/pages/${id}` })),
  }))
}

function namesOf({ kind, key, sections, said }: SampledPage, shipped: Set<string>): FindingName[] {
  const shown = sections.filter(({ hidden }) => !hidden)
  const samples = shown.filter((section) => said[section.id] === sampleWords(section) && said[section.id])
  const words = samples.flatMap((section): FindingName[] => {
    const found: FindingName[] = [
      ...(opinions.has(section.type) ? (['testimonials'] as const) : []),
      ...(places.has(section.type) || namesContact(section) ? (['contact'] as const) : []),
      ...(promises(kind, key) ? (['policies'] as const) : []),
    ]
    return found.length > 0 ? found : ['words']
  })
  return hasOneOf(shown, shipped) ? [...words, 'pictures'] : words
}

/** The page of a product says how it is delivered, paid and taken back. */
const promises = (kind: string, key: string) => (kind === 'template' ? key === 'product' : policies.test(key))

/** Whether any text in the value is one of these. */
function hasOneOf(value: unknown, texts: Set<string>): boolean {
  if (typeof value === 'string') return texts.has(value)
  if (typeof value !== 'object' || value === null) return false
  return Object.values(value).some((inner) => hasOneOf(inner, texts))
}

async function readPages(ctx: Ctx): Promise<SampledPage[]> {
  const { rows } = await ctx.db.execute<SampledPage>(sql`
    select p.id, p.kind, p.key, p.title, v.document -> 'sections' as sections, s.sections as said
    from samples s
    join pages p on p.site_id = s.site_id and p.id = ${markedId('words')} and p.deleted_at is null
    join page_versions v on v.site_id = p.site_id and v.page_id = p.id and v.version = p.published_version
    where s.site_id = ${ctx.site.id} and s.kind = 'words'
    order by p.kind desc, p.key`)
  return rows
}

async function readShipped(ctx: Ctx): Promise<Set<string>> {
  const { rows } = await ctx.db.execute<{ id: string }>(
    sql`select id from media where site_id = ${ctx.site.id} and shipped is not null`,
  )
  return new Set(rows.map(({ id }) => id))
}
