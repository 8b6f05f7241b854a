import { readdir, readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { pickEncoding } from './encodings.ts'

type File = { type: string; bodies: { identity: Buffer; gzip?: Buffer; br?: Buffer } }

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.map': 'application/json',
}

/** Serves built files under `/assets/`: from memory, compressed, cached by browsers for ever. */
export type BuiltFiles = (request: IncomingMessage, response: ServerResponse) => boolean

/** @param folder output of the build, with a `.br` and `.gz` of each file that compresses well */
export async function loadBuiltFiles(folder: string): Promise<BuiltFiles> {
  const files = new Map<string, File>()
  const names = await readdir(folder).catch(() => [])
  const compressed = new Set(names.filter((name) => /\.(br|gz)$/.test(name)))
  for (const name of names) {
    const type = types[path.extname(name)]
    if (!type) continue
    const read = (file: string) => readFile(path.join(folder, file))
    files.set(`/assets/${name}`, {
      type,
      bodies: {
        identity: await read(name),
        ...(compressed.has(`${name}.br`) ? { br: await read(`${name}.br`) } : {}),
        ...(compressed.has(`${name}.gz`) ? { gzip: await read(`${name}.gz`) } : {}),
      },
    })
  }
  return (request, response) => {
    const file = files.get((request.url ?? '').split('?')[0] ?? '')
    if (!file) return false
    const wanted = pickEncoding(request.headers['accept-encoding'])
    const body = file.bodies[wanted] ?? file.bodies.identity
    const isEncoded = body !== file.bodies.identity
    response.writeHead(200, {
      'content-type': file.type,
      'content-length': body.length,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      vary: 'Accept-Encoding',
      ...(isEncoded ? { 'content-encoding': wanted } : {}),
    })
    response.end(request.method === 'HEAD' ? undefined : body)
    return true
  }
}
