import { existsSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const client = 'dist/client'

/** Gives the server the text of the script that pages carry inline (decision 070): the build for browsers comes first. */
export function inlineScript(): Plugin {
  return {
    name: 'inline-script',
    apply: 'build',
    config: () => ({ define: { 'import.meta.env.INLINE_SCRIPT': JSON.stringify(readScript()) } }),
  }
}

function readScript(): string {
  const manifest = `${client}/.vite/manifest.json`
  if (!existsSync(manifest)) throw new Error('The server is built after what it serves: dist/client is empty.')
  const { file } = JSON.parse(readFileSync(manifest, 'utf8'))['src/storefront/early.ts']
  const code = readFileSync(`${client}/${file}`, 'utf8').trim()
  if (/<\/?script|<!--/i.test(code)) throw new Error(`${file} would end the element that carries it.`)
  return code
}
