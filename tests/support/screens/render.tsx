import { createElement } from 'react'
import type { PageInfo } from '../../../src/sections/define/page-info.tsx'
import type { Reads } from '../../../src/sections/define/reads.ts'
import { loadsWith, type Place, type Section } from '../../../src/sections/define/section.ts'
import { markup } from '../../../src/server/render/render-section.tsx'

type Given = Omit<Partial<PageInfo>, 'site'> & { site?: Partial<PageInfo['site']> }

/** Page data for a section: a shop's home page, overridden by `given`. */
export function pageInfo({ site, ...given }: Given = {}): PageInfo {
  return {
    site: {
      name: 'Aangan',
      logo: null,
      business: { address: '', phone: '', email: '' },
      currency: 'INR',
      locale: 'en-IN',
      timeZone: 'Asia/Kolkata',
      deliversByPlace: false,
      messages: {},
      prefix: '',
      languages: [],
      rules: 'storefront' as const,
      demo: false,
      ...site,
    },
    path: '/',
    query: {},
    params: {},
    ...given,
  }
}

/**
 * A section's HTML by the way that public pages take: properties through the schema, view, islands in their places.
 * @param data what the section's `load` would give
 */
export function renderSection(section: Section, props: unknown, data?: unknown, page?: Given): string {
  return rendered(section, props, data, page).html
}

/** How many islands it brings: a page without any ships no script. */
export function countIslands(section: Section, props: unknown, data?: unknown): number {
  return rendered(section, props, data).islands
}

function rendered(section: Section, props: unknown, data: unknown, page?: Given) {
  const view = createElement(section.view, { props: section.schema.parse(props), data })
  return markup(view, `a-${section.type}`, pageInfo(page))
}

/** Like `renderSection`, with loaded data; empty if there is nothing to show. */
export async function renderLoaded(
  section: Section,
  props: unknown,
  reads: Reads,
  page: Given = {},
  id = `a-${section.type}`,
  place: Place = { id, leads: true },
): Promise<string> {
  const info = pageInfo(page)
  const parsed = section.schema.parse(props)
  const loads = loadsWith(section, parsed)
  const data = loads ? await section.load?.(parsed, reads, info, place) : undefined
  if (loads && data === undefined) return ''
  return markup(createElement(section.view, { props: parsed, data }), id, info).html
}
