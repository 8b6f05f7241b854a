import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { choosePlace } from '../../src/server/platform/postgres/place.ts'
import type { ProductImport } from '../../src/shared/selling/catalogue/product-imports.ts'
import { callApi, signIn } from '../call.ts'
import { copyIn } from '../copy-in.ts'
import { atLeast, atMost, type Row, row } from '../measure.ts'
import { jobsOf, residentOf, watchMost } from '../processes.ts'
import { databaseUrlOf, type Product, startProduct } from '../product.ts'
import { sendForm, type Target } from '../send-form.ts'
import { type Stage, untilPast } from '../stage.ts'

const wanted = Number(process.env.HAAT_BENCH_ROWS ?? '20000')
const sizes = ['XS', 'S', 'M', 'L', 'XL']

/** The screen of an import asks for its state as often, ms. */
const often = 700

/**
 * A file of products with five variants each, compared with the shop, imported, and imported once more with other prices; beside
 * `COPY` of the same products and variants into tables with the same indexes and checks. Of a server that has only just started:
 * what it did before, such as making the demonstration, is not in its memory.
 */
export async function imports({ folder }: Stage): Promise<Row[]> {
  const { product, owner } = await startedAgain(path.join(folder, 'imports'))
  try {
    return await measure(product, owner)
  } finally {
    await owner.end()
    await product.stop()
  }
}

/** A product with a database of its own, in its second start. */
async function startedAgain(dataDir: string): Promise<{ product: Product; owner: pg.Client }> {
  await mkdir(dataDir)
  const first = await startProduct({ dataDir })
  const { socket } = await choosePlace(dataDir)
  const connect = async () => {
    const owner = new pg.Client({ connectionString: databaseUrlOf(socket) })
    await owner.connect()
    return owner
  }
  const past = await connect()
  await untilPast(past)
  await past.end()
  await first.stop()
  const product = await startProduct({ dataDir })
  // Its first jobs and pages are not what is measured.
  await sleep(5_000)
  return { product, owner: await connect() }
}

async function measure({ port, pid }: Product, owner: pg.Client): Promise<Row[]> {
  const host = `shop.localhost:${port}`
  const target = { port, host, token: await signIn(port, host) }
  const before = residentOf(pid)
  const most = watchMemory(pid)
  const added = await bring(target, owner, fileOf(0))
  const ofAdded = most()
  const copied = await copySame(owner)
  const changedMost = watchMemory(pid)
  const changed = await bring(target, owner, fileOf(1, Math.min(wanted, 5_000)))
  const rate = (rows: number, seconds: number) => rows / seconds
  return [
    row('rows of the file, five to a product', added.rows, ''),
    row('compared with the shop', rate(added.rows, added.compared), 'rows/s'),
    row('imported', rate(added.rows, added.applied), 'rows/s'),
    row('COPY of the same products and variants', rate(added.rows, copied), 'rows/s'),
    row('imported: of COPY', copied / added.applied, '×', atLeast(0.1)),
    row('compared and imported: of COPY', copied / (added.applied + added.compared), '×'),
    row('the process of the import, the most', ofAdded.job, 'MB', atMost(300)),
    row('the server, just started', before, 'MB'),
    row('the server meanwhile, the most', ofAdded.server, 'MB'),
    row('both together, the most', ofAdded.together, 'MB'),
    row('rows with other prices', changed.rows, ''),
    row('other prices: imported', rate(changed.rows, changed.applied), 'rows/s'),
    row('other prices: the process of the import, the most', changedMost().job, 'MB', atMost(300)),
  ]
}

type Memory = { job: number; server: number; together: number }

/** Looks at the memory of a server and of the process of its import. @returns what tells the most of each, MB, and stops looking */
function watchMemory(server: number): () => Memory {
  const jobs = () => jobsOf(server).reduce((sum, pid) => sum + residentOf(pid), 0)
  const watched = {
    job: watchMost(jobs),
    server: watchMost(() => residentOf(server)),
    together: watchMost(() => residentOf(server) + jobs()),
  }
  return () => ({ job: watched.job(), server: watched.server(), together: watched.together() })
}

function fileOf(more: number, rows = wanted): Buffer {
  const lines = [
    'Address,Name,Summary,Description,Brand,Categories,Tags,HSN,GST %,Option 1 name,Option 1 value,SKU,Price,MRP,Stock',
  ]
  for (let at = 0; at < rows; at++) {
    const [product, size] = [Math.floor(at / sizes.length), sizes[at % sizes.length]]
    const own = at % sizes.length === 0
    lines.push(
      [
        `bench-${product}`,
        ...(own
          ? [
              ...[
                `Handwoven kurta ${product}`,
                'Of cotton that breathes',
                `<p>Woven by hand in batch ${product % 97}.</p>`,
              ],
              ...[`Loom ${product % 40}`, `Bench > Kurtas ${product % 12}`, '"cotton, everyday"', '6211', '5'],
            ]
          : ['', '', '', '', '', '', '', '']),
        ...['Size', size, `BENCH-${product}-${size}`, 900 + (product % 50) + more, 1_200 + more, 5],
      ].join(','),
    )
  }
  return Buffer.from(`${lines.join('\n')}\n`)
}

type Brought = { rows: number; compared: number; applied: number }

/** Times are in seconds, until the state that is waited for is reached. */
async function bring(target: Target, owner: pg.Client, file: Buffer): Promise<Brought> {
  const started = performance.now()
  const { _id } = await sendForm<ProductImport>(target, {
    ...{ method: 'POST', path: '/api/v1/product-imports', fileName: 'products.csv', bytes: file },
  })
  const ready = await until(target, owner, _id, 'READY')
  const compared = (ready.at - started) / 1_000
  if (ready.counts.fault > 0) throw new Error(`${ready.counts.fault} products of the file have faults`)
  const began = performance.now()
  await callApi({ ...target, path: `/api/v1/product-imports/${_id}/start`, method: 'POST' })
  const done = await until(target, owner, _id, 'DONE')
  if (done.counts.refused > 0) throw new Error(`${done.counts.refused} products of the file were refused`)
  return { rows: ready.rows, compared, applied: (done.at - began) / 1_000 }
}

type Reached = ProductImport & { at: number }

/** Looks for the state in the database, which costs little, and asks for it besides as the screen does. */
async function until(target: Target, owner: pg.Client, id: string, wanted: ProductImport['state']): Promise<Reached> {
  const ask = () => callApi<{ data: ProductImport }>({ ...target, path: `/api/v1/product-imports/${id}` })
  for (let asked = performance.now(); ; ) {
    const { rows } = await owner.query('select state, fault from product_imports where id = $1', [id])
    const [{ state, fault }] = rows
    const at = performance.now()
    if (state === wanted) return { ...(await ask()).data, at }
    if (state === 'FAILED') throw new Error(fault)
    if (at - asked >= often) {
      asked = at
      await ask()
    }
    await sleep(50)
  }
}

/** The products and variants of the file again, into empty tables that are like theirs. @returns seconds */
async function copySame(owner: pg.Client): Promise<number> {
  let seconds = 0
  for (const [table, which] of [
    ['products', `path like 'bench-%'`],
    ['variants', `sku like 'BENCH-%'`],
  ] as const) {
    const { rows: columns } = await owner.query(
      `select string_agg(quote_ident(attname), ', ') as names from pg_attribute
        where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
      [table],
    )
    const names: string = columns[0].names
    await owner.query(`create temporary table copied_${table} (like ${table} including all)`)
    const { rows } = await owner.query({
      text: `select t.* from (select ${names} from ${table} where ${which}) t`,
      rowMode: 'array',
      types: { getTypeParser: () => (value: string) => value },
    })
    const lines = Buffer.from(rows.map((cells) => `${cells.map(cellOf).join('\t')}\n`).join(''))
    const began = performance.now()
    await copyIn(owner, `copy copied_${table} (${names}) from stdin`, lines)
    seconds += (performance.now() - began) / 1_000
  }
  return seconds
}

/** A value in the text form of COPY. */
function cellOf(value: string | null): string {
  if (value === null) return '\\N'
  return value.replaceAll('\\', '\\\\').replaceAll('\t', '\\t').replaceAll('\n', '\\n').replaceAll('\r', '\\r')
}
