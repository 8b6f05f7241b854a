import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { type FontFile, fontFiles } from '../src/shared/sites/theme/theme-fonts.ts'

/** Serves the fonts that themes name under the addresses that pages are told, which no build may change. */
export function themeFontFiles(): Plugin {
  return {
    name: 'theme-font-files',
    generateBundle() {
      for (const file of fontFiles)
        this.emitFile({ type: 'asset', fileName: file.url.slice(1), source: readFileSync(sourceOf(file)) })
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const file = fontFiles.find(({ url }) => url === request.url)
        if (!file) return next()
        response.setHeader('content-type', 'font/woff2')
        response.end(readFileSync(sourceOf(file)))
      })
    },
  }
}

/** The rupee sign alone lies with us (src/ui/rupee/README.md). */
export function sourceOf({ slug, part, style }: FontFile): string {
  if (part === 'rupee') return `src/ui/rupee/${slug}${style === 'italic' ? '-italic' : ''}.woff2`
  return `node_modules/@fontsource-variable/${slug}/files/${slug}-${part}-wght-${style}.woff2`
}
