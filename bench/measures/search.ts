import { runChild } from '../child.ts'
import { buildInside } from '../inside/build.ts'
import type { SearchFigures } from '../inside/search.ts'
import { atMost, type Row, row } from '../measure.ts'
import { invented, seedSearchShop } from '../seed/search-shop.ts'
import type { Stage } from '../stage.ts'
import { percentile, seededRandom } from '../statistics.ts'

const sizes = (process.env.HAAT_BENCH_PRODUCTS ?? '1000,100000,1000000').split(',').map(Number)
const asked = 220

/**
 * Searches of shops of 1,000, 100,000 and 1,000,000 products, each query once, so that no cache answers. The mark that a superuser
 * may set on text search is taken off: what is measured is what an ordinary owner of the database has.
 */
export async function search(stage: Stage): Promise<Row[]> {
  await stage.owner.query('alter function pg_catalog.ts_match_vq(tsvector, tsquery) not leakproof')
  await stage.owner.query("set maintenance_work_mem = '512MB'")
  const hosts = new Map<number, string>()
  for (const size of sizes) {
    stage.say(`Making a shop of ${size} products to search in`)
    hosts.set(size, (await seedSearchShop(stage.owner, `search-${size}`, size)).host)
  }
  await stage.owner.query('vacuum analyze products, product_words, search_words, search_keys, search_values, brands')
  const program = await buildInside('search')
  const figures = new Map<number, Record<string, SearchFigures>>()
  for (const [size, host] of hosts) {
    const env = { DATABASE_URL: stage.databaseUrl(), DATA_DIR: stage.folder, LOG_LEVEL: 'error' }
    const out = await runChild([process.execPath, program, host, JSON.stringify(queriesOf(size))], 'server', env)
    figures.set(size, JSON.parse(out))
  }
  return Object.keys(queriesOf(1_000)).flatMap((kind) => rowsOf(kind, figures))
}

function rowsOf(kind: string, figures: Map<number, Record<string, SearchFigures>>): Row[] {
  const own = [...figures].flatMap(([size, kinds]) => (kinds[kind] ? [{ size, ...kinds[kind] }] : []))
  const [first, last] = [own.at(0), own.at(-1)]
  const rows = own.flatMap(({ size, ms, found, statements, scans }) => [
    row(`${kind}: p50 of ${size.toLocaleString('en-IN')}`, percentile(ms, 0.5), 'ms'),
    row(`${kind}: p99 of ${size.toLocaleString('en-IN')}`, percentile(ms, 0.99), 'ms', atMost(150)),
    row(`${kind}: statements at most, of ${size.toLocaleString('en-IN')}`, statements, ''),
    row(
      `${kind}: sequential scans of more than 100 pages in plans, of ${size.toLocaleString('en-IN')}`,
      scans.length,
      scans.join(' '),
      atMost(0),
    ),
    row(`${kind}: queries that found something, of ${size.toLocaleString('en-IN')}`, found * 100, '%'),
  ])
  if (!first || !last || first === last) return rows
  const ratio = percentile(last.ms, 0.5) / percentile(first.ms, 0.5)
  return [...rows, row(`${kind}: the largest over the smallest, p50`, ratio, '×', atMost(kind === 'list' ? 2 : 10))]
}

const things = [
  'kurta',
  'saree',
  'dupatta',
  'lehenga',
  'stole',
  'cushion',
  'lamp',
  'bowl',
  'basket',
  'kettle',
  'sandal',
  'wallet',
]
const heard = [
  'kurtha',
  'sari',
  'dupata',
  'lehnga',
  'stol',
  'कुर्ता',
  'साड़ी',
  'दुपट्टा',
  'लहंगा',
  'baskit',
  'saandal',
  'vallet',
]
const styles = ['handwoven', 'printed', 'embroidered', 'plain', 'festive', 'quilted', 'pleated', 'carved']

/** Each kind of search, asked of words that are common, of words that few have, and of both together. */
function queriesOf(size: number): Record<string, string[]> {
  const random = seededRandom(size + 3)
  const one = (words: string[]) => words[Math.floor(random() * words.length)] ?? ''
  const model = () => invented(1 + Math.floor(random() * (size / 40))).toLowerCase()
  const many = (make: (at: number) => string) => Array.from({ length: asked }, (_, at) => make(at))
  // Each list has a brand and a price of its own: its number is counted once and kept.
  const ofBrand = (at: number) => ({
    brand: [{ operator: 'EQUALS', value: `brand-${at}` }],
    price: [{ operator: 'LESS_THAN', value: 600_000 + at }],
  })
  return {
    list: many((at) => JSON.stringify({ p: at % 40, s: 24 })),
    'list with filters': many((at) => JSON.stringify({ p: 0, s: 24, filters: ofBrand(at) })),
    words: many((at) =>
      at % 3 === 0 ? model() : at % 3 === 1 ? `${one(styles)} ${one(things)}` : `${model()} ${one(things)}`,
    ),
    'typing error': many((at) =>
      at % 2 === 0 ? mistyped(model(), random) : `${mistyped(one(things), random)} ${model()}`,
    ),
    'by its sound': many((at) => (at % 2 === 0 ? `${one(heard)} ${one(styles)}` : `${one(heard)} ${model()}`)),
    'filters in words': many(() => `${one(styles)} ${one(things)} xl under ${1_000 + Math.floor(random() * 7_000)}`),
    suggestion: many((at) => (at % 2 === 0 ? model() : one(things)).slice(0, 2 + (at % 4))),
    facets: many((at) => (at % 2 === 0 ? `${one(styles)} ${one(things)}` : model())),
  }
}

/** With a letter left out, doubled, or swapped with the next. */
function mistyped(word: string, random: () => number): string {
  const at = 1 + Math.floor(random() * (word.length - 2))
  const kind = Math.floor(random() * 3)
  if (kind === 0) return word.slice(0, at) + word.slice(at + 1)
  if (kind === 1) return `${word.slice(0, at)}x${word.slice(at)}`
  return `${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`
}
