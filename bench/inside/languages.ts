// Cost of a page on a site in several languages: `languages.js <host> <path, as it is read> <process of the database server>`.
// Writes JSON.
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import path from 'node:path'
import pg from 'pg'
import { serverKinds } from '../../src/server/kinds.ts'
import { openSiteDirectory } from '../../src/server/modules/ground/directory/index.ts'
import { categoriesTag, pricesTag, productsTag } from '../../src/server/modules/selling/tags.ts'
import { readConfig } from '../../src/server/platform/config.ts'
import { readAssets } from '../../src/server/render/assets.ts'
import { openPublicPages } from '../../src/server/render/public-pages.ts'
import { languagesOf } from '../../src/shared/sites/languages.ts'
import { learnWords } from '../../src/words/on-server.ts'
import { databaseCpu } from '../processes.ts'
import { startServices } from './services.ts'

const [host = '', page = '', postmaster] = process.argv.slice(2)
const times = 300

learnWords()
const services = await startServices(readConfig())
const directory = openSiteDirectory(services)
const assets = await readAssets(path.resolve('dist/client'))
const site = await directory.byHost(host)
if (!site) throw new Error(`no site has the host ${host}`)
const siteId = site.id
const pages = openPublicPages(services, directory, serverKinds, () => assets, { onView: () => undefined })

/** As if everything of the catalogue had changed just now: what was made and read of it is dropped, in every language. */
const drop = () => services.bus.tell(siteId, [pricesTag, productsTag, categoriesTag])

async function answer(url: string): Promise<number> {
  const request = new IncomingMessage(new Socket())
  Object.assign(request, { method: 'GET', url, headers: { host, 'accept-encoding': 'br' } })
  const response = new ServerResponse(request)
  await pages.answer(request, response)
  if (response.statusCode !== 200) throw new Error(`${url} was answered with ${response.statusCode}`)
  return Number(response.getHeader('content-length') ?? 0)
}

async function fresh(url: string): Promise<void> {
  drop()
  await answer(url)
}

/** CPU of this process and of the database for one call, ms. */
async function cpuOf(work: () => Promise<unknown>): Promise<number> {
  for (let index = 0; index < times; index++) await work()
  const [before, databaseBefore] = [process.cpuUsage(), databaseCpu(Number(postmaster))]
  for (let index = 0; index < times; index++) await work()
  const { user, system } = process.cpuUsage(before)
  return ((user + system) / 1_000 + databaseCpu(Number(postmaster)) - databaseBefore) / times
}

async function statementsOf(url: string): Promise<number> {
  const { query } = pg.Client.prototype
  let asked = 0
  pg.Client.prototype.query = function counted(this: pg.Client, ...given: unknown[]) {
    asked++
    return Reflect.apply(query, this, given)
  } as typeof query
  await fresh(url)
  pg.Client.prototype.query = query
  return asked
}

const everyLanguage = languagesOf(site.settings).map(({ prefix }) => prefix + page)
const other = everyLanguage.at(-1) ?? page
const own = await cpuOf(() => fresh(page))
const translated = await cpuOf(() => fresh(other))
const statements = { own: await statementsOf(page), translated: await statementsOf(other) }
drop()
const before = pages.cache.stats().bytes
for (const url of everyLanguage) await answer(url)
const kept = pages.cache.stats().bytes - before
const hit = await cpuOf(() => answer(other))
process.stdout.write(JSON.stringify({ own, translated, statements, kept, hit }))
process.exit(0)
