import path from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * The program of a killable process: `{name}/main.ts` beside the calling module when run from sources, else in the build.
 * @param caller its `import.meta.url`
 */
export function programFile(caller: string, name: string): string {
  const here = fileURLToPath(caller)
  return here.endsWith('.ts')
    ? path.join(path.dirname(here), name, 'main.ts')
    : path.resolve('dist/server', `${name}.js`)
}
