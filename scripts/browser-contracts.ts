// The browser's part of the calls' contracts: method, path, body encoding. The schemas stay on the server.
import { stat } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

type Stated = { method?: string; path?: string; bodyAs?: string; isPage?: boolean }

/** Replaces every `*.contract.ts` that is built for browsers by what `call` needs of it (src/client/api.ts). */
export function browserContracts(): Plugin {
  return {
    name: 'browser-contracts',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    async load(id) {
      const [file = ''] = id.split('?')
      if (!file.endsWith('.contract.ts') || process.env.VITEST) return undefined
      const { mtimeMs } = await stat(file)
      // While developing, a contract that was changed is read again.
      const module: Record<string, unknown> = await import(`${pathToFileURL(file).href}?${mtimeMs}`)
      return Object.entries(module)
        .flatMap(([name, value]) => (isContract(value) ? [`export const ${name} = ${slim(value)}`] : []))
        .join('\n')
    },
  }
}

function isContract(value: unknown): value is Stated {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'reply' in value
}

function slim({ method, path, bodyAs }: Stated): string {
  return JSON.stringify({ method, path, bodyAs })
}
