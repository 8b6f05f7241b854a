import { type Catalogue, languageOf, learnCatalogue } from './catalogue.ts'

const files = import.meta.glob<Catalogue>(['./*.json', './server/*.json'], { eager: true })

/** A server says the product's own words, those that no browser needs among them (mails, pages without script), in every language that there is a catalogue of. */
export function learnWords(): void {
  for (const [language, found] of Map.groupBy(Object.entries(files), ([file]) => languageOf(file)))
    learnCatalogue(language, ...found.map(([, catalogue]) => catalogue))
}
