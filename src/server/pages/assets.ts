import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Assets } from '../../storefront/document.tsx'
import { StartError } from '../platform/config.ts'

type Chunk = { file: string; imports?: string[]; css?: string[] }

/** Where the build put what the public document refers to. */
export async function readAssets(clientFolder: string): Promise<Assets> {
  const file = path.join(clientFolder, '.vite/manifest.json')
  const text = await readFile(file, 'utf8').catch(() => {
    throw new StartError('The browser part is not built; run `npm run build`.')
  })
  const manifest = JSON.parse(text) as Record<string, Chunk>
  const chunk = (name: string): Chunk => {
    const found = manifest[name]
    if (!found) throw new StartError(`The build holds no ${name}; run \`npm run build\`.`)
    return found
  }
  const start = chunk('src/storefront/start.ts')
  const admin = chunk('src/admin/main.tsx')
  return {
    start: `/${start.file}`,
    early: `/${chunk('src/storefront/early.ts').file}`,
    css: [`/${chunk('src/storefront/storefront.css').file}`],
    preloads: (start.imports ?? []).map((name) => `/${chunk(name).file}`),
    everywhere: [],
    admin: {
      script: `/${admin.file}`,
      css: (admin.css ?? []).map((file) => `/${file}`),
      preloads: (admin.imports ?? []).map((name) => `/${chunk(name).file}`),
    },
    fonts: fontFiles(manifest),
  }
}

const latinFiles: Record<string, RegExp> = {
  'Anek Latin': /anek-latin-latin-(standard|wght)-normal\.woff2$/,
  Newsreader: /newsreader-latin-(standard|wght)-normal\.woff2$/,
  'Bricolage Grotesque': /bricolage-grotesque-latin-(standard|wght)-normal\.woff2$/,
}

function fontFiles(manifest: Record<string, Chunk>): Record<string, string> {
  const found = Object.entries(latinFiles).flatMap(([family, pattern]) => {
    const name = Object.keys(manifest).find((source) => pattern.test(source))
    return name ? [[family, `/${manifest[name]?.file}`] as const] : []
  })
  return Object.fromEntries(found)
}
