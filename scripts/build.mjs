import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { pinnedNode, root, say } from './install.mjs'

const stamp = 'dist/.built-from'
const sources = [
  'src',
  'vite.config.ts',
  'scripts/browser-contracts.ts',
  'scripts/word-catalogues.ts',
  'package-lock.json',
  'tsconfig.json',
]

/** Builds what browsers load and the server, unless the sources are the ones that were built last. */
export async function build() {
  const wanted = fingerprint()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  say('Building (pages, admin, server)')
  await vite(['build', '--logLevel', 'warn'])
  await vite(['build', '--mode', 'admin', '--logLevel', 'warn'])
  await vite(['build', '--ssr', '--logLevel', 'warn'])
  await compressAssets('dist/client/assets')
  writeFileSync(stamp, wanted)
}

function vite(args) {
  return new Promise((resolve, reject) => {
    const child = spawn(pinnedNode, ['node_modules/vite/bin/vite.js', ...args], {
      stdio: 'inherit',
      env: { ...process.env, NODE_ENV: 'production' },
    })
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error('The build failed; it says why above.'))))
  })
}

function fingerprint() {
  const hash = createHash('sha256')
  const add = (file) => {
    if (statSync(file).isDirectory()) {
      for (const name of readdirSync(file).sort()) add(path.join(file, name))
    } else if (!/\.test\.tsx?$/.test(file)) {
      hash.update(file).update(readFileSync(file))
    }
  }
  for (const source of sources) add(source)
  return hash.digest('hex')
}

/** Compressed once, at the highest setting; the server sends these files as they are. */
async function compressAssets(folder) {
  mkdirSync(folder, { recursive: true })
  const names = readdirSync(folder).filter((name) => /\.(js|css|svg|json)$/.test(name))
  await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name)
      const body = readFileSync(file)
      const [br, gz] = await Promise.all([
        promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
        promisify(gzip)(body, { level: 9 }),
      ])
      if (br.length < body.length) writeFileSync(`${file}.br`, br)
      if (gz.length < body.length) writeFileSync(`${file}.gz`, gz)
    }),
  )
}

if (process.argv[1] === path.join(root, 'scripts/build.mjs')) {
  await build()
}
