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
 * The templates that stand in for those that a site lacks: of the starter it was made from, and of the base of all starters. So
 * a site that is older than a page of the system has it too. The platform's own site has only what it was given.
 */
export const standardTemplates: Services['standardTemplates'] = async ({ kind, name, starter = 'base' }: Site) => {
  if (kind === 'platform') return new Map()
  const templates = read.get(starter) ?? readTemplates(starter)
  read.set(starter, templates)
  return new Map([...(await templates)].map(([key, template]) => [key, inTheNameOf(name, template)]))
}

async function readTemplates(starter: string): Promise<Map<string, StandardTemplate>> {
  const base = await readPages(path.join(folder, 'base'), { pictures: new Map(), categories: new Set() })
  const name = starterNames.find((name: StarterName) => name === starter)
  const own = name ? (await loadStarter(name)).pages : []
  return new Map([...base, ...own].filter(({ kind }) => kind === 'template').map((page) => [page.key, standard(page)]))
}

/** Without its pictures: they belong to the sites that were made with them. */
function standard(page: StarterPage): StandardTemplate {
  const { key, title, seo = {} } = withoutPictures(page)
  return { key, title, seo, document: checkDocument(documentOf(withoutPictures(page), new Map())) }
}
