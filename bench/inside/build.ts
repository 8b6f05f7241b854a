import path from 'node:path'
import { build } from 'vite'

const folder = '.cache/bench'

/**
 * Builds programs that use the product from within, the way its server is built. Some figures cannot be had from outside:
 * what the milliseconds of a page are spent on, which statements a call sends, how often the cache has the page.
 */
export async function buildInside(
  name: 'languages' | 'render' | 'statements' | 'serve' | 'queries' | 'sites' | 'looks' | 'accounts' | 'search',
): Promise<string> {
  await build({
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: false,
      target: 'node22',
      minify: false,
      rolldownOptions: { input: { [name]: `bench/inside/${name}.ts` }, checks: { moduleLevelDirective: false } },
    },
  })
  return path.join(folder, `${name}.js`)
}
