import { mkdir, readFile, writeFile } from 'node:fs/promises'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
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

type Report = {
  categories: Record<string, { score: number }>
  audits: Record<string, { numericValue?: number }>
  environment: { benchmarkIndex: number }
}

/** A bare page: the best possible score on this machine. */
const bare =
  '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Bare</title><h1>Bare</h1>'

/** Lighthouse as it comes, on a phone as it imagines one, three runs of each page. It is no dependency of the product. */
export async function lighthouse(stage: Stage): Promise<Row[]> {
  const tool = await installed().catch((error: Error) => error)
  if (tool instanceof Error) return [leftOut('Lighthouse', `it could not be installed: ${tool.message.slice(0, 120)}`)]
  const rows = await bareRows(stage, tool)
  for (const { name, site, path, held } of pages) {
    const url = `http://${site}localhost:${stage.product.port}${path}`
    rows.push(...rowsOf(name, await auditThrice(stage, tool, url), held))
  }
  return rows
}

/** A heading and nothing else, from bare node:http: what this machine makes of Lighthouse's phone, whose index is about 264. */
async function bareRows(stage: Stage, tool: string): Promise<Row[]> {
  const server = http.createServer((_, response) => response.setHeader('content-type', 'text/html').end(bare))
  await new Promise<void>((resolve) => server.listen(0, resolve))
  try {
    const { port } = server.address() as AddressInfo
    const reports = await auditThrice(stage, tool, `http://localhost:${port}/`)
    return [
      row('benchmark index of the machine, before it is slowed down by four', median(reports.map(indexOf)), ''),
      row(
        'a page with one heading: performance',
        Math.round(median(reports.map((report) => scoreOf(report, 'performance')))),
        '',
      ),
      row('a page with one heading: LCP', Math.round(medianOf(reports, 'largest-contentful-paint')), 'ms'),
      row('a page with one heading: TBT', Math.round(medianOf(reports, 'total-blocking-time')), 'ms'),
    ]
  } finally {
    server.close()
  }
}

const indexOf = ({ environment }: Report) => environment.benchmarkIndex
const medianOf = (reports: Report[], audit: string) =>
  median(reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN))
const scoreOf = ({ categories }: Report, category: string) => (categories[category]?.score ?? 0) * 100

async function auditThrice(stage: Stage, tool: string, url: string): Promise<Report[]> {
  const reports: Report[] = []
  for (let run = 0; run < 3; run++) reports.push(await audit(stage, tool, url))
  return reports
}

function rowsOf(name: string, reports: Report[], held: boolean): Row[] {
  const least = (value: number) => (held ? atLeast(value) : undefined)
  const most = (value: number) => (held ? atMost(value) : undefined)
  const score = (category: string) => median(reports.map((report) => scoreOf(report, category)))
  const audited = (id: string) => medianOf(reports, id)
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
