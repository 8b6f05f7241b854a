import { createHash, randomBytes } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { choosePlace } from '../../src/server/platform/postgres/place.ts'
import { openMailServer } from '../../tests/endurance/support/mail-server.ts'
import { call } from '../call.ts'
import { type Row, row } from '../measure.ts'
import { memoryOf, residentOf, withChildren } from '../processes.ts'
import { databaseUrlOf, type Product, startProduct } from '../product.ts'
import { type Stage, untilPast } from '../stage.ts'

const recipients = 100_000
/** A campaign that takes longer is stopped, and told by what it has sent, ms. */
const longest = 150_000

/** A campaign to 100,000 subscribers, to a mail server on this machine, as fast as it goes. */
export async function campaigns(stage: Stage): Promise<Row[]> {
  const mails = await openMailServer()
  // A database of its own: the stage's product has no mail server, and would take the job.
  const dataDir = path.join(stage.folder, 'campaigns')
  await mkdir(dataDir)
  const product = await startProduct({ dataDir, env: { SMTP_URL: mails.url } })
  const { socket } = await choosePlace(dataDir)
  const owner = new pg.Client({ connectionString: databaseUrlOf(socket) })
  await owner.connect()
  try {
    await untilPast(owner)
    stage.say(`Making ${recipients} subscribers`)
    const token = await prepare(owner)
    return await measure(product, token, mails.taken, await postmasterOf(owner))
  } finally {
    await owner.end()
    await product.stop()
    mails.close()
  }
}

async function prepare(owner: pg.Client): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await owner.query(
    `insert into sessions (site_id, token_hash, user_id, expires_at, proved_at)
     select u.site_id, $1, u.id, now() + interval '1 day', now() + interval '1 hour' from users u
     join sites s on s.id = u.site_id and s.key = 'shop' where u.user_type = 'ADMIN' limit 1`,
    [createHash('sha256').update(token).digest()],
  )
  await owner.query('delete from newsletter_subscribers')
  await owner.query(
    `insert into newsletter_subscribers (site_id, email, status)
     select id, 'reader-' || n || '@example.com', 'SUBSCRIBED' from sites, generate_series(1, $1::int) n where key = 'shop'`,
    [recipients],
  )
  await owner.query("update sites set campaign_rate = 60000 where key = 'shop'")
  await owner.query('vacuum analyze newsletter_subscribers')
  return token
}

async function postmasterOf(owner: pg.Client): Promise<number> {
  const { rows } = await owner.query("select pg_read_file('postmaster.pid', 0, 20) as pid")
  return Number.parseInt(rows[0].pid, 10)
}

const letter = {
  subject: 'Diwali',
  parts: [
    { kind: 'heading', text: 'Lamps are here' },
    { kind: 'text', text: 'Made of clay in Kutch, and painted by hand.\n\nThey come in sets of six.' },
    { kind: 'button', text: 'See them', href: '/search?q=lamp' },
  ],
  segment: { who: 'all' },
  rate: 60_000,
}

async function measure(product: Product, token: string, taken: unknown[], postmaster: number): Promise<Row[]> {
  const ask = async (address: string, body: unknown) => {
    const headers = { authorization: `Bearer ${token}` }
    const { port } = product
    const answer = await call({ port, host: 'shop.localhost', path: address, method: 'POST', headers, body })
    if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}: ${answer.body}`)
    return JSON.parse(answer.body.toString()).data
  }
  const idle = residentOf(product.pid)
  const { _id } = await ask('/api/v1/campaigns', letter)
  const asked = performance.now()
  await ask(`/api/v1/campaigns/${_id}/state`, { act: 'schedule' })
  while (taken.length === 0) await sleep(10)
  const begun = performance.now()
  let most = 0
  while (taken.length < recipients && performance.now() - begun < longest) {
    await sleep(250)
    most = Math.max(most, residentOf(product.pid))
  }
  const seconds = (performance.now() - begun) / 1000
  const perSecond = taken.length / seconds
  return [
    row('100,000 recipients are fixed, and the first mail goes', (begun - asked) / 1000, 's'),
    row(
      `mails, measured over ${Math.round(seconds)} s and ${taken.length.toLocaleString('en-IN')} of them`,
      perSecond,
      'mails/s',
    ),
    row('all 100,000 at this rate', recipients / perSecond / 60, 'minutes'),
    row('the process before it', idle, 'MB'),
    row('the process while it sends, the most', most, 'MB'),
    row("the database's processes", memoryOf(withChildren(postmaster)), 'MB'),
  ]
}
