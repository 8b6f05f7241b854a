import { once } from 'node:events'
import { call, callApi, signIn } from '../call.ts'
import { buildInside } from '../inside/build.ts'
import { atMost, type Row, row } from '../measure.ts'
import { startProduct } from '../product.ts'
import { revisionOf, type Stage } from '../stage.ts'
import { percentile } from '../statistics.ts'

const changes = 200
/** The first changes are not counted: the code is not yet compiled. */
const rehearsed = 20

/**
 * One process changes a price, another has the page. Counted is the time from the commit, and from the moment the change is
 * sent, which includes the whole write, until the first answer of the other process that shows it has arrived; the page is
 * asked for without a pause.
 */
export async function freshness(stage: Stage): Promise<Row[]> {
  const { id, host, productPath } = await stage.shop(1_000)
  const given = { dataDir: stage.folder, databaseUrl: stage.databaseUrl() }
  const other = await startProduct(given)
  const changing = await startProduct({ ...given, entry: await buildInside('serve'), env: { COMMITS: 'told' } })
  const token = await signIn(changing.port, host)
  const { rows } = await stage.owner.query(
    "select v.id from variants v join products p on p.site_id = v.site_id and p.id = v.product_id where p.site_id = $1 and p.path = 'thing-5'",
    [id],
  )
  const path = `/api/v1/variants/${rows[0].id}`
  const fromSent: number[] = []
  const fromCommit: number[] = []
  for (let change = 0; change < rehearsed + changes; change++) {
    const revision = await revisionOf(stage, rows[0].id)
    const rupees = 10_001 + change
    const shown = `₹${rupees.toLocaleString('en-IN')}`
    const body = { revision, price: rupees * 100, mrp: 9_999_900 }
    const committed = once(changing.process, 'message')
    const started = now()
    const answered = callApi({ port: changing.port, host, token, path, method: 'PATCH', body })
    const fresh = await untilShown({ port: other.port, host, path: productPath(5) }, shown)
    const [[told]] = await Promise.all([committed, answered])
    if (change < rehearsed) continue
    fromSent.push(fresh - started)
    fromCommit.push(Math.max(0, fresh - (told as { committed: number }).committed))
  }
  await Promise.all([other.stop(), changing.stop()])
  return [
    row('a change is committed → another process answers with it: p50', percentile(fromCommit, 0.5), 'ms'),
    row(
      'a change is committed → another process answers with it: p99',
      percentile(fromCommit, 0.99),
      'ms',
      atMost(100),
    ),
    row('from sending the change: p50', percentile(fromSent, 0.5), 'ms'),
    row('from sending the change: p99', percentile(fromSent, 0.99), 'ms'),
  ]
}

/** Time on a clock shared by all processes, ms. */
const now = () => performance.timeOrigin + performance.now()

/** @returns when the first fresh answer was there @throws Error when none came within ten seconds */
async function untilShown(page: { port: number; host: string; path: string }, text: string): Promise<number> {
  const deadline = performance.now() + 10_000
  while (performance.now() < deadline) {
    const { body } = await call(page)
    if (body.includes(text)) return now()
  }
  throw new Error(`${page.path} did not show ${text}`)
}
