import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/** The module through which Vite sends each dynamic import, with the files that it needs. */
const helper = '\0vite/preload-helper.js'

/** Puts our own loader in the place of Vite's: it fetches files until they arrive, and then imports them (B166). */
export function fetchFirst(): Plugin {
  return {
    name: 'fetch-first',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (id !== helper) return undefined
      return `export { fetchFirst as __vitePreload } from ${JSON.stringify(resolve('src/storefront/fetch-first.ts'))}`
    },
  }
}
