import path from 'node:path'
import { sectionOf } from '../../../../sections/registry.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { checkDocument } from '../../content/pages/index.ts'
import { pageDocument } from './documents.ts'
import { type Fault, faultOf, type Names } from './faults.ts'
import { listDocuments, readDocument } from './read-document.ts'
import { referencesIn, resolvePictures } from './references.ts'
import type { StarterPage } from './starter.ts'

/** Names that a page may refer to. */
type Known = { pictures: Map<string, unknown>; categories: Names }

const folders = { pages: 'page', templates: 'template', groups: 'group' } as const

/**
 * Reads the pages, templates and groups of a folder.
 * @throws StartError naming the file and the field, also for an unknown picture, category or section
 */
export async function readPages(folder: string, known: Known): Promise<StarterPage[]> {
  const kinds = Object.entries(folders).map(async ([name, kind]) => {
    const files = await listDocuments(path.join(folder, name))
    return Promise.all(files.map((file) => readPage(file, kind, known)))
  })
  return (await Promise.all(kinds)).flat()
}

async function readPage(file: string, kind: StarterPage['kind'], known: Known): Promise<StarterPage> {
  const page = await readDocument(file, pageDocument, (page) => {
    const missing = missingIn({ ...page, kind }, known)
    return missing.length > 0 ? missing : unpublishable({ ...page, kind }, known)
  })
  return { ...page, kind }
}

function missingIn(page: StarterPage, { pictures, categories }: Known): Fault[] {
  const types = page.sections.map(({ type }, index) => ({
    kind: 'section',
    name: type,
    path: ['sections', index, 'type'],
  }))
  const known: Record<string, Names> = { picture: pictures, category: categories, section: sectionTypes }
  return [...types, ...referencesIn(page)].flatMap(({ kind, name, path }) => {
    const names = known[kind]
    // Links to pages and products are not checked: they may be added later, and lead to the 404 page until then.
    return names ? faultOf(kind, name, names, path) : []
  })
}

const sectionTypes: Names = { has: (type) => sectionOf(type) !== undefined }

/** A placeholder for a picture's id, which exists only on a site. */
const anyId = '0'.repeat(14)

/** Faults that would prevent publishing. */
function unpublishable(page: StarterPage, { pictures }: Known): Fault[] {
  const standIns = new Map([...pictures.keys()].map((name) => [name, anyId]))
  try {
    checkDocument(documentOf(page, standIns))
    return []
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return error.faults.map(({ field = '', defaultMessage }) => ({ path: [field], message: defaultMessage }))
  }
}

/** The page's document as the builder would save it. */
export function documentOf({ sections, groups }: StarterPage, pictures: Map<string, string>): unknown {
  const placed = sections.map((section, index) => ({ id: `s${index + 1}`, ...section }))
  return resolvePictures({ sections: placed, groups }, pictures)
}
