import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { call, callApi, signIn } from '../call.ts'
import { buildInside } from '../inside/build.ts'
import { type Row, row } from '../measure.ts'
import { type Product, startProduct } from '../product.ts'
import { revisionOf, type Stage } from '../stage.ts'
import { percentile, seededRandom } from '../statistics.ts'

const pageCount = 5_000
const perSecond = 200
const seconds = 30

type Stats = { hits: number; makes: number }
type Ask = () => Promise<number>

/**
 * Visitors who walk over 5,000 product pages, the n-th most wanted page 1/n as often as the first (Zipf), 200 a second,
 * while another process changes one product a second: a price, or every other time the stock alone.
 */
export async function hits(stage: Stage): Promise<Row[]> {
  const { id, host, productPath } = await stage.shop(100_000)
  const entry = await buildInside('serve')
  const walked = await startProduct({ dataDir: stage.folder, databaseUrl: stage.databaseUrl(), entry })
  const draw = zipf(pageCount)
  const ask: Ask = async () => (await call({ port: walked.port, host, path: productPath(draw() + 1) })).ms
  const cold = await share(walked, () => walk(ask))
  stage.say('Asking for each of the 5,000 pages once')
  for (let number = 1; number <= pageCount; number++) await call({ port: walked.port, host, path: productPath(number) })
  const variants = await variantsOf(stage, id)
  const token = await signIn(stage.product.port, host)
  const writing = writeEachSecond(stage, host, token, variants)
  const warm = await share(walked, () => walk(ask))
  await writing.stop()
  await walked.stop()
  return [
    row(`first ${seconds} s of an empty cache, nothing changes: hits`, cold.share * 100, '%'),
    row('every page known, one change a second: hits', warm.share * 100, '%'),
    row('every page known, one change a second: p50 of an answer', percentile(warm.times, 0.5), 'ms'),
    row('every page known, one change a second: p99 of an answer', percentile(warm.times, 0.99), 'ms'),
  ]
}

/** At even times, whether or not earlier answers are here. */
async function walk(ask: Ask): Promise<number[]> {
  const answers: Promise<number>[] = []
  const started = performance.now()
  for (let count = 0; count < perSecond * seconds; count++) {
    const due = started + (count * 1_000) / perSecond
    if (due > performance.now()) await sleep(due - performance.now())
    answers.push(ask())
  }
  return Promise.all(answers)
}

async function share(product: Product, work: () => Promise<number[]>): Promise<{ share: number; times: number[] }> {
  const before = await statsOf(product)
  const times = await work()
  const after = await statsOf(product)
  return { share: 1 - (after.makes - before.makes) / times.length, times }
}

async function statsOf(product: Product): Promise<Stats> {
  const told = once(product.process, 'message')
  product.process.send('stats')
  const [stats] = await told
  return stats as Stats
}

/** Draws numbers from 0, the n-th with a weight of 1/(n+1). */
function zipf(count: number): () => number {
  const random = seededRandom()
  let sum = 0
  const sums = Array.from({ length: count }, (_, index) => {
    sum += 1 / (index + 1)
    return sum
  })
  return () => {
    const drawn = random() * sum
    return sums.findIndex((upTo) => upTo >= drawn)
  }
}

type Variant = { id: string; price: number; stock: number }

async function variantsOf({ owner }: Stage, siteId: number): Promise<Variant[]> {
  const { rows } = await owner.query(
    `select v.id, v.price::int, v.stock from variants v
      join products p on p.site_id = v.site_id and p.id = v.product_id
      where p.site_id = $1 and v.stock > 2 order by p.created_at desc limit $2`,
    [siteId, pageCount],
  )
  return rows
}

function writeEachSecond(stage: Stage, host: string, token: string, variants: Variant[]) {
  const draw = zipf(variants.length)
  let count = 0
  let last: Promise<unknown> = Promise.resolve()
  const write = async () => {
    const { id, price, stock } = variants[draw()] as Variant
    const change = count++ % 2 ? { price: price - count, mrp: price } : { stock: stock + count, stockSeen: stock }
    const body = { revision: await revisionOf(stage, id), ...change }
    await callApi({ port: stage.product.port, host, token, path: `/api/v1/variants/${id}`, method: 'PATCH', body })
  }
  const timer = setInterval(() => {
    last = write()
  }, 1_000)
  return {
    async stop() {
      clearInterval(timer)
      await last
    },
  }
}
