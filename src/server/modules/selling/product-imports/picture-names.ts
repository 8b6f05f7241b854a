import { cut } from '../../../../shared/text.ts'
import type { Ctx } from '../../../platform/context.ts'
import { NoZip } from '../../../platform/read-zip.ts'
import { type Archive, openArchive } from './archive.ts'
import { isFileName } from './own-pictures.ts'
import type { ImportRow, StoredArchive } from './product-imports.tables.ts'
import type { Draft } from './reading/draft.ts'
import { fieldLabels } from './reading/fields.ts'

/** Files of a ZIP that are told by name. */
const mostTold = 100

type Names = {
  /** Marks and notes pictures of a product that no ZIP holds: the product is imported without them. */
  check: (draft: Draft) => void
  /** The findings, once every product was checked. */
  found: () => { picturesMissing: number; archive?: StoredArchive }
}

/** Compares the names of pictures in a file with its ZIP. */
export async function nameChecks(ctx: Ctx, row: ImportRow): Promise<Names> {
  const { archive, fault } = await opened(ctx, row)
  const named = new Set<string>()
  let picturesMissing = 0
  return {
    check({ pictures = [], fieldPictures, notes }) {
      const own = pictures.map((picture) => ({ picture, column: fieldLabels.pictures }))
      const ofFields = fieldPictures.map((picture) => ({ picture, column: picture.column }))
      for (const { picture, column } of [...own, ...ofFields].filter(({ picture }) => isFileName(picture.url))) {
        const found = archive?.find(picture.url) ?? {
          fault: `“${cut(picture.url, 80)}” is not a web address, and no ZIP has come with it.`,
        }
        if ('entry' in found) named.add(found.entry.name)
        else {
          picturesMissing++
          picture.isMissing = true
          notes.push({ line: picture.line, column, text: found.fault })
        }
      }
    },
    found() {
      if (!row.archive) return { picturesMissing }
      const entries = archive?.entries ?? []
      const unnamed = entries.map(({ name }) => name).filter((name) => !named.has(name))
      const told = {
        pictures: entries.length,
        unnamedCount: unnamed.length,
        unnamed: unnamed.slice(0, mostTold),
        fault,
      }
      return { picturesMissing, archive: { ...row.archive, ...told } }
    },
  }
}

async function opened(ctx: Ctx, row: ImportRow): Promise<{ archive: Archive | undefined; fault: string }> {
  try {
    return { archive: await openArchive(ctx, row), fault: '' }
  } catch (error) {
    if (error instanceof NoZip) return { archive: undefined, fault: error.message }
    throw error
  }
}
