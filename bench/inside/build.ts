import path from 'node:path'
import { build } from 'vite'
import { inlineScript } from '../../scripts/inline-script.ts'

const folder = '.cache/inside'

/**
 * Builds one of the bench's programs. Some figures cannot be had from outside: what the milliseconds of a page are spent on,
 * which statements a call sends, how often the cache has the page.
 */
export function buildInside(
  name: 'languages' | 'render' | 'statements' | 'serve' | 'queries' | 'sites' | 'looks' | 'accounts' | 'search',
): Promise<string> {
  return buildProgram(`bench/inside/${name}.ts`)
}

/** Builds a program that uses the product from within, the way its server is built. @returns where it is */
export async function buildProgram(source: string): Promise<string> {
  const { name } = path.parse(source)
  await build({
    configFile: false,
    plugins: [inlineScript()],
    logLevel: 'error',
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: false,
      target: 'node22',
      minify: false,
      rolldownOptions: { input: { [name]: source }, checks: { moduleLevelDirective: false } },
    },
  })
  return path.join(folder, `${name}.js`)
}
