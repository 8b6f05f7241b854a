import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { IslandRoot } from '../../../src/client/island-root.tsx'
import type { PageInfo } from '../../../src/sections/define/page-info.tsx'
import type { Section } from '../../../src/sections/define/section.ts'
import { furnishedSite } from '../enumerations/sample-sites.ts'
import { shopHtml, shopReads } from './shop.tsx'

/** A personal section's HTML on a path: its own page gives the shared HTML, the gallery its preview. */
export function personalHtml(section: Section, path: string, at: Partial<PageInfo> = {}): Promise<string> {
  return shopHtml(section, section.sample(furnishedSite) as Record<string, unknown>, shopReads([]).reads, {
    ...at,
    path,
  })
}

/** A part of an island, as it looks with the data that it is given. */
export function partHtml(part: ReactElement): string {
  return renderToStaticMarkup(<IslandRoot>{part}</IslandRoot>)
}

/** Visible text of HTML. */
export function words(html: string): string {
  return (
    html
      // React's marks between two texts of an island part nothing that a person reads.
      .replaceAll('<!-- -->', '')
      .replace(/<script.*?<\/script>/gs, ' ')
      .replace(/<[^>]+>/g, ' ')
      .replaceAll('&#x27;', "'")
      .replaceAll('&amp;', '&')
      .replace(/\s+/g, ' ')
      .trim()
  )
}
