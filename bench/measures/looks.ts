import { runChild } from '../child.ts'
import { buildInside } from '../inside/build.ts'
import { atMost, type Row, row } from '../measure.ts'
import type { Stage } from '../stage.ts'

/** `html` and `script` are bytes with brotli. */
type Look = { id: string; ms: number; html: number; script: number }

const kilobyte = 1_024

/** Every look of the gallery on the demonstration's shop: drawn again and again once its data is read, and what travels. */
export async function looks(stage: Stage): Promise<Row[]> {
  const program = await buildInside('looks')
  const env = { DATABASE_URL: stage.databaseUrl(), DATA_DIR: stage.folder, LOG_LEVEL: 'error' }
  const host = `shop.localhost:${stage.product.port}`
  const found: Look[] = JSON.parse(await runChild([process.execPath, program, host], 'server', env))
  const most = (of: (look: Look) => number) => Math.max(...found.map(of))
  return [
    row('looks that were measured', found.length, ''),
    row(
      'the slowest to draw',
      most(({ ms }) => ms),
      'ms',
      atMost(2),
    ),
    row('the most script of its own', most(({ script }) => script) / kilobyte, 'KB', atMost(25)),
    row('the most HTML', most(({ html }) => html) / kilobyte, 'KB'),
    ...found.toSorted((one, other) => other.ms - one.ms).map(rowOf),
  ]
}

function rowOf({ id, ms, html, script }: Look): Row {
  const sizes = [
    `${(html / kilobyte).toFixed(1)} KB HTML`,
    script > 0 ? `${(script / kilobyte).toFixed(1)} KB script` : '',
  ]
  return row(`${id} (${sizes.filter(Boolean).join(', ')})`, ms, 'ms')
}
