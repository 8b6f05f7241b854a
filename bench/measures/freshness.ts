import { call, callApi, signIn } from '../call.ts'
import { atMost, type Row, row } from '../measure.ts'
import { startProduct } from '../product.ts'
import { revisionOf, type Stage } from '../stage.ts'
import { percentile } from '../statistics.ts'

const changes = 200

/**
 * One process changes a price, another has the page. Counted from the moment the change is sent, so the whole write is in
 * the figures, until the first answer of the other process that shows it has arrived; the page is asked for without a pause.
 */
export async function freshness(stage: Stage): Promise<Row[]> {
  const { id, host, productPath } = await stage.shop(1_000)
  const other = await startProduct({ dataDir: stage.folder, databaseUrl: stage.databaseUrl() })
  const { port } = stage.product
  const token = await signIn(port, host)
  const { rows } = await stage.owner.query(
    "select v.id from variants v join products p on p.site_id = v.site_id and p.id = v.product_id where p.site_id = $1 and p.path = 'thing-5'",
    [id],
  )
  const path = `/api/v1/variants/${rows[0].id}`
  const fromSent: number[] = []
  const fromAnswer: number[] = []
  for (let change = 0; change < changes; change++) {
    const revision = await revisionOf(stage, rows[0].id)
    const rupees = 10_001 + change
    const shown = `₹${rupees.toLocaleString('en-IN')}`
    const started = performance.now()
    const body = { revision, price: rupees * 100, mrp: 9_999_900 }
    const answered = callApi({ port, host, token, path, method: 'PATCH', body }).then(() => performance.now())
    const fresh = await untilShown({ port: other.port, host, path: productPath(5) }, shown)
    fromSent.push(fresh - started)
    fromAnswer.push(Math.max(0, fresh - (await answered)))
  }
  await other.stop()
  return [
    row('a change is sent → another process answers with it: p50', percentile(fromSent, 0.5), 'ms'),
    row('a change is sent → another process answers with it: p99', percentile(fromSent, 0.99), 'ms', atMost(100)),
    row('of it after the change was answered: p50', percentile(fromAnswer, 0.5), 'ms'),
    row('of it after the change was answered: p99', percentile(fromAnswer, 0.99), 'ms'),
  ]
}

/** @returns when the first fresh answer was there @throws Error when none came within ten seconds */
async function untilShown(page: { port: number; host: string; path: string }, text: string): Promise<number> {
  const deadline = performance.now() + 10_000
  while (performance.now() < deadline) {
    const { body } = await call(page)
    if (body.includes(text)) return performance.now()
  }
  throw new Error(`${page.path} did not show ${text}`)
}
