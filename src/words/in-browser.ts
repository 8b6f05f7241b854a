import { baseLanguage } from '../shared/sites/languages.ts'
import { type Catalogue, languageOf, learnCatalogue } from './catalogue.ts'

const files = import.meta.glob<Catalogue>('./*.json')

/** Fetches the product's own words in the language of the page: `hi-IN`. */
export async function fetchWords(locale: string): Promise<void> {
  for (const [file, load] of Object.entries(files))
    if (languageOf(file) === baseLanguage(locale)) learnCatalogue(languageOf(file), await load())
}
