// `npm run bench`: starts the product, measures it, and writes bench/results.md. Names of parts after `--` measure those alone,
// and leave what the file says of the others.
import { pinning, stayOnCore } from './cores.ts'
import { generator } from './load.ts'
import { describeMachine } from './machine.ts'
import { leftOut, type Measure } from './measure.ts'
import { accounts } from './measures/accounts.ts'
import { api } from './measures/api.ts'
import { attack } from './measures/attack.ts'
import { blog } from './measures/blog.ts'
import { builder } from './measures/builder.ts'
import { bytes } from './measures/bytes.ts'
import { campaigns } from './measures/campaigns.ts'
import { discounts } from './measures/discounts.ts'
import { freshness } from './measures/freshness.ts'
import { hits } from './measures/hits.ts'
import { imports } from './measures/imports.ts'
import { languages } from './measures/languages.ts'
import { lighthouse } from './measures/lighthouse.ts'
import { looks } from './measures/looks.ts'
import { memory } from './measures/memory.ts'
import { orders } from './measures/orders.ts'
import { pages } from './measures/pages.ts'
import { payments } from './measures/payments.ts'
import { render } from './measures/render.ts'
import { search } from './measures/search.ts'
import { start } from './measures/start.ts'
import { tenancy } from './measures/tenancy.ts'
import { uploads } from './measures/uploads.ts'
import { workers } from './measures/workers.ts'
import { writeResults } from './results.ts'
import { openStage, type Stage } from './stage.ts'
import { asText, type Part } from './table.ts'

const parts: Record<string, { title: string; measure: Measure }> = {
  pages: { title: 'Pages from the cache', measure: pages },
  render: { title: 'Pages that are not cached', measure: render },
  api: { title: 'API', measure: api },
  discounts: { title: 'Discounts', measure: discounts },
  payments: { title: 'Payments', measure: payments },
  orders: { title: 'Orders', measure: orders },
  blog: { title: 'Blog', measure: blog },
  search: { title: 'Search', measure: search },
  campaigns: { title: 'Campaigns', measure: campaigns },
  languages: { title: 'Languages', measure: languages },
  tenancy: { title: "Tenancy's price", measure: tenancy },
  bytes: { title: 'Bytes', measure: bytes },
  freshness: { title: 'Freshness', measure: freshness },
  hits: { title: 'Hit rate', measure: hits },
  attack: { title: 'Under attack', measure: attack },
  workers: { title: 'Workers', measure: workers },
  uploads: { title: 'Uploads', measure: uploads },
  imports: { title: 'Imports of products', measure: imports },
  start: { title: 'Starts', measure: start },
  looks: { title: 'Looks of the gallery', measure: looks },
  lighthouse: { title: 'Lighthouse (mobile)', measure: lighthouse },
  builder: { title: 'Builder', measure: builder },
  // Last, because they fill the database with sites.
  accounts: { title: 'Accounts', measure: accounts },
  memory: { title: 'Memory', measure: memory },
}

const say = (text: string) => process.stdout.write(`${text}\n`)

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !(name in parts))
if (unknown.length > 0) {
  say(`There is no part ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}.`)
  process.exit(1)
}
stayOnCore('load')
const heading = [
  ...describeMachine(),
  `Load: ${generator}; ${pinning}. Rates of pages are medians of three runs after one to warm up.`,
]
say(heading.join('\n'))
const stage = await openStage((text) => say(`· ${text}`))
const measured: Part[] = []
let failed = false
try {
  for (const [name, { title, measure }] of Object.entries(parts)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    const part = await measurePart(title, measure, stage)
    measured.push(part)
    say(asText(part))
  }
} finally {
  await stage.close()
}
await writeResults(
  heading,
  measured,
  Object.values(parts).map(({ title }) => title),
)
say('Written to bench/results.md')
process.exit(failed ? 1 : 0)

async function measurePart(title: string, measure: Measure, stage: Stage): Promise<Part> {
  try {
    return { name: title, rows: await measure(stage) }
  } catch (error) {
    failed = true
    return { name: title, rows: [leftOut('this part broke off', String((error as Error).message))] }
  }
}
