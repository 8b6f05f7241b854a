import { mkdir, readFile, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { runChild } from '../child.ts'
import { atLeast, atMost, leftOut, type Row, row } from '../measure.ts'
import type { Stage } from '../stage.ts'
import { median } from '../statistics.ts'

/** The home page of each starter, held against the targets, and pages of the shop besides. */
const pages = [
  { name: 'home of the platform', site: '', path: '/', held: true },
  { name: 'home of the shop', site: 'shop.', path: '/', held: true },
  { name: 'home of the events company', site: 'events.', path: '/', held: true },
  { name: 'home of the kitchen', site: 'food.', path: '/', held: true },
  { name: 'home of the practice', site: 'portfolio.', path: '/', held: true },
  { name: 'home of the clinic', site: 'clinic.', path: '/', held: true },
  { name: 'category', site: 'shop.', path: '/c/sarees', held: false },
  { name: 'product', site: 'shop.', path: '/p/khadi-shirt-kurta-sage', held: false },
  { name: 'article-like page', site: 'shop.', path: '/makers', held: false },
]

type Report = { categories: Record<string, { score: number }>; audits: Record<string, { numericValue?: number }> }

/** Lighthouse as it comes, on a phone as it imagines one, three runs of each page. It is no dependency of the product. */
export async function lighthouse(stage: Stage): Promise<Row[]> {
  const tool = await installed().catch((error: Error) => error)
  if (tool instanceof Error) return [leftOut('Lighthouse', `it could not be installed: ${tool.message.slice(0, 120)}`)]
  const rows: Row[] = []
  for (const { name, site, path, held } of pages) {
    const url = `http://${site}localhost:${stage.product.port}${path}`
    const reports: Report[] = []
    for (let run = 0; run < 3; run++) reports.push(await audit(stage, tool, url))
    rows.push(...rowsOf(name, reports, held))
  }
  return rows
}

function rowsOf(name: string, reports: Report[], held: boolean): Row[] {
  const least = (value: number) => (held ? atLeast(value) : undefined)
  const most = (value: number) => (held ? atMost(value) : undefined)
  const score = (category: string) => median(reports.map((report) => (report.categories[category]?.score ?? 0) * 100))
  const audited = (id: string) => median(reports.map((report) => report.audits[id]?.numericValue ?? Number.NaN))
  return [
    row(`${name}: performance`, Math.round(score('performance')), '', least(98)),
    row(`${name}: accessibility`, Math.round(score('accessibility')), '', least(100)),
    row(`${name}: best practices`, Math.round(score('best-practices')), '', least(100)),
    row(`${name}: SEO`, Math.round(score('seo')), '', least(100)),
    row(`${name}: LCP`, Math.round(audited('largest-contentful-paint')), 'ms', most(2_000)),
    row(`${name}: TBT`, Math.round(audited('total-blocking-time')), 'ms'),
    row(`${name}: CLS`, audited('cumulative-layout-shift'), '', most(0)),
  ]
}

async function audit(stage: Stage, tool: string, url: string): Promise<Report> {
  const file = path.join(stage.folder, 'lighthouse.json')
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const flags = ['--headless=new', '--disable-background-networking', ...sandbox].join(' ')
  const options = ['--quiet', '--output=json', `--output-path=${file}`, `--chrome-flags=${flags}`]
  const chromium = process.env.CHROMIUM_PATH
  const run = [process.execPath, tool, url, ...options]
  await patiently(() => runChild(run, 'browser', chromium ? { CHROME_PATH: chromium } : {}))
  return JSON.parse(await readFile(file, 'utf8')) as Report
}

/** Now and then it misses the beginning of its own recording, and asks to be run again. */
async function patiently(work: () => Promise<unknown>): Promise<void> {
  for (let more = 3; ; more--) {
    try {
      await work()
      return
    } catch (error) {
      if (more === 0) throw error
    }
  }
}

/** The command, installed in a temporary folder that is kept for the next time. */
async function installed(): Promise<string> {
  const folder = path.join(os.tmpdir(), 'haat-bench-lighthouse')
  const tool = path.join(folder, 'node_modules/lighthouse/cli/index.js')
  if (await readFile(tool).catch(() => undefined)) return tool
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, 'package.json'), '{ "private": true }')
  const options = ['--no-audit', '--no-fund', '--loglevel=error']
  await runChild(['npm', 'install', ...options, 'lighthouse'], 'browser', { NODE_ENV: 'development' }, folder)
  return tool
}
