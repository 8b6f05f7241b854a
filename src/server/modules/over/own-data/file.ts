import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import { html } from 'hono/html'
import { drawingFor } from '../../../../shared/site-now.ts'
import { baseLanguage } from '../../../../shared/sites/languages.ts'
import { translatorOf } from '../../../../shared/translators.ts'
import { t } from '../../../../shared/words.ts'
import type { Site } from '../../../platform/context.ts'
import type { PersonalCopy, PersonalPage, PersonalTable } from '../../module.ts'

/** ZIP with the data as JSON and as an HTML page, and the files that the user has sent; streamed. */
export async function* zipOf(site: Site, copy: Required<PersonalCopy>): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = []
  const zip = new Zip((error, piece) => {
    if (error) throw error
    made.push(piece)
  })
  const texts = {
    'my-data.json': JSON.stringify(copy.data, undefined, 2),
    'my-data.html': String(drawingFor(site.settings, () => pageOf(site, copy.page()))),
  }
  for (const [name, text] of Object.entries(texts)) {
    const entry = new ZipDeflate(name)
    zip.add(entry)
    entry.push(strToU8(text), true)
  }
  for (const { place, pieces } of copy.files) {
    // Images and documents are compressed already.
    const entry = new ZipPassThrough(place)
    zip.add(entry)
    for await (const piece of pieces()) {
      entry.push(piece)
      yield* made.splice(0)
    }
    entry.push(new Uint8Array(0), true)
  }
  zip.end()
  yield* made.splice(0)
}

const languageOf = ({ settings: { locale } }: Site) => (translatorOf(locale) ? baseLanguage(locale) : 'en')

function pageOf(site: Site, { profile = [], tables = [] }: PersonalPage) {
  const title = t('My data at {site}', { site: site.name })
  return html`<!doctype html>
<html lang="${languageOf(site)}">
  <meta charset="utf-8" />
  <title>${title}</title>
  <style>
    body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
    table { border-collapse: collapse; width: 100%; }
    th, td { border-bottom: 1px solid #ccc; padding: 0.4rem 1rem 0.4rem 0; text-align: start; unicode-bidi: plaintext; vertical-align: top; }
  </style>
  <h1>${title}</h1>
  ${[{ title: t('Profile'), head: [], rows: profile }, ...tables].map(table)}
</html>`
}

function table({ title, head, rows }: PersonalTable) {
  if (rows.length === 0) return html`<h2>${title}</h2><p>${t('Nothing.')}</p>`
  return html`<h2>${title}</h2>
<table>
  ${head.length > 0 ? html`<tr>${head.map((cell) => html`<th>${cell}</th>`)}</tr>` : ''}
  ${rows.map((row) => html`<tr>${row.map((cell) => html`<td>${cell}</td>`)}</tr>`)}
</table>`
}
