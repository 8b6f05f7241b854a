import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { type Locale, locales } from '../../../../shared/sites/languages.ts'
import { StartError } from '../../../platform/config.ts'
import { listDocuments, readDocument } from './read-document.ts'

/** A starter's translations into one language, by original text; HTML by block. */
export type StarterLanguage = { locale: Locale; words: Map<string, string> }

const words = z.record(z.string().trim().min(1), z.string().trim().min(1, 'Say what it is in this language.'))

/**
 * Reads a starter's languages: one folder each, whose files contain the translations of pages, products and so on.
 * @throws StartError naming the file, also for a text in two of them, or a folder for a language that the settings do not name
 */
export async function readLanguages(folder: string, languages: readonly string[]): Promise<StarterLanguage[]> {
  const own = path.join(folder, 'languages')
  const names = existsSync(own) ? await readdir(own) : []
  const unknown = names.find((name) => !languages.includes(name))
  if (unknown) throw new StartError(`${path.join(own, unknown)}: The settings do not name this language.`)
  const known = locales.filter((locale) => names.includes(locale))
  return Promise.all(known.map(async (locale) => ({ locale, words: await readWords(path.join(own, locale)) })))
}

async function readWords(folder: string): Promise<Map<string, string>> {
  const files = [...(await listDocuments(folder)), ...(await listDocuments(path.join(folder, 'products')))]
  const read = await Promise.all(files.map(async (file) => ({ file, texts: await readDocument(file, words) })))
  const all = new Map<string, string>()
  for (const { file, texts } of read)
    for (const [text, said] of Object.entries(texts)) {
      if (all.has(text)) throw new StartError(`${file}: ${text}: This text stands in another file as well.`)
      all.set(text, said)
    }
  return all
}
