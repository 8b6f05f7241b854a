import path from 'node:path'
import type { Services, Site, StandardTemplate } from '../../../platform/context.ts'
import { checkDocument } from '../../content/pages/index.ts'
import { loadStarter } from './load-starter.ts'
import { folder } from './read-document.ts'
import { documentOf, readPages } from './read-pages.ts'
import { inTheNameOf, withoutPictures } from './references.ts'
import { type StarterName, type StarterPage, starterNames } from './starter.ts'

const read = new Map<string, Promise<Map<string, StandardTemplate>>>()

/**
 * Templates for sites that lack them, from the site's starter and the base starter: an older site gets new system pages too.
 * The platform's own site uses only its starter, because it has no shop.
 */
export const standardTemplates: Services['standardTemplates'] = async ({ kind, name, starter = 'base' }: Site) => {
  const key = kind === 'platform' ? kind : `site ${starter}`
  const templates = read.get(key) ?? readTemplates(kind, starter)
  read.set(key, templates)
  return new Map([...(await templates)].map(([key, template]) => [key, inTheNameOf(name, template)]))
}

async function readTemplates(kind: Site['kind'], starter: string): Promise<Map<string, StandardTemplate>> {
  if (kind === 'platform') return templatesIn((await loadStarter('platform')).pages)
  const base = await readPages(path.join(folder, 'base'), { pictures: new Map(), categories: new Set() })
  const name = starterNames.find((name: StarterName) => name === starter)
  const own = name ? (await loadStarter(name)).pages : []
  return templatesIn([...base, ...own])
}

function templatesIn(pages: StarterPage[]): Map<string, StandardTemplate> {
  return new Map(pages.filter(({ kind }) => kind === 'template').map((page) => [page.key, standard(page)]))
}

/** Without pictures: they belong to the sites that were created with them. */
function standard(page: StarterPage): StandardTemplate {
  const { key, title, seo = {} } = withoutPictures(page)
  return { key, title, seo, document: checkDocument(documentOf(withoutPictures(page), new Map())) }
}
