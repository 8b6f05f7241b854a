import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Assets } from '../../storefront/document.tsx'
import { StartError } from '../platform/config.ts'
import { inlineScript } from '../platform/http/inline-script.ts'

type Chunk = { file: string; imports?: string[]; css?: string[] }

/** Reads the builds' manifests: paths of the assets that documents refer to. */
export async function readAssets(clientFolder: string): Promise<Assets> {
  const [pages, admin] = await Promise.all([
    readManifest(clientFolder, 'manifest'),
    readManifest(clientFolder, 'admin'),
  ])
  const start = pages.chunk('src/storefront/start.ts')
  const adminStart = admin.chunk('src/admin/main.tsx')
  return {
    start: `/${start.file}`,
    early: inlineScript ? { code: inlineScript } : { src: `/${pages.chunk('src/storefront/early.ts').file}` },
    css: [`/${pages.chunk('src/storefront/storefront.css').file}`],
    devanagari: `/${pages.chunk('src/ui/devanagari.css').file}`,
    preloads: (start.imports ?? []).map((name) => `/${pages.chunk(name).file}`),
    everywhere: [],
    admin: {
      script: `/${adminStart.file}`,
      css: (adminStart.css ?? []).map((file) => `/${file}`),
      preloads: (adminStart.imports ?? []).map((name) => `/${admin.chunk(name).file}`),
    },
    fonts: fontFiles(pages.all),
  }
}

async function readManifest(clientFolder: string, name: string) {
  const file = path.join(clientFolder, `.vite/${name}.json`)
  const text = await readFile(file, 'utf8').catch(() => {
    throw new StartError('The browser part is not built; run `npm run build`.')
  })
  const all = JSON.parse(text) as Record<string, Chunk>
  const chunk = (source: string): Chunk => {
    const found = all[source]
    if (!found) throw new StartError(`The build holds no ${source}; run \`npm run build\`.`)
    return found
  }
  return { all, chunk }
}

const preloadedFiles: Record<string, RegExp> = {
  'Anek Latin': /basic-latin\/anek-latin\.woff2$/,
  Newsreader: /basic-latin\/newsreader\.woff2$/,
  'Newsreader italic': /basic-latin\/newsreader-italic\.woff2$/,
  'Bricolage Grotesque': /basic-latin\/bricolage-grotesque\.woff2$/,
  'Noto Sans Devanagari': /basic-devanagari\/noto-sans-devanagari\.woff2$/,
  'Anek Latin rupee': /rupee\/anek-latin\.woff2$/,
  'Newsreader rupee': /rupee\/newsreader\.woff2$/,
  'Bricolage Grotesque rupee': /rupee\/bricolage-grotesque\.woff2$/,
}

function fontFiles(manifest: Record<string, Chunk>): Record<string, string> {
  const found = Object.entries(preloadedFiles).flatMap(([family, pattern]) => {
    const name = Object.keys(manifest).find((source) => pattern.test(source))
    return name ? [[family, `/${manifest[name]?.file}`] as const] : []
  })
  return Object.fromEntries(found)
}
