import { compileMessage } from '@lingui/message-utils/compileMessage'
import type { Plugin } from 'vite'

const isCatalogue = /\/src\/words\/(server\/)?[a-z]+\.json$/

/** Compiles the word catalogues, so that rendering a page parses no messages. */
export function wordCatalogues(): Plugin {
  return {
    name: 'word-catalogues',
    enforce: 'pre',
    transform(code, id) {
      if (!isCatalogue.test(id.replace(/\?.*/, ''))) return
      const texts: Record<string, string> = JSON.parse(code)
      const compiled = Object.fromEntries(Object.entries(texts).map(([text, said]) => [text, compileMessage(said)]))
      return { code: JSON.stringify(compiled), map: null }
    },
  }
}
