// Cost of a page that is not cached: `render.js <host> <path> <process of the database server>`. Writes JSON.
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import path from 'node:path'
import { serverKinds } from '../../src/server/kinds.ts'
import { openSiteDirectory } from '../../src/server/modules/ground/directory/index.ts'
import { pricesTag, productTag } from '../../src/server/modules/selling/tags.ts'
import { readConfig } from '../../src/server/platform/config.ts'
import { makeCtx } from '../../src/server/platform/context.ts'
import { readAddress } from '../../src/server/render/address.ts'
import { readAssets } from '../../src/server/render/assets.ts'
import { makePage } from '../../src/server/render/make-page.ts'
import { openPublicPages } from '../../src/server/render/public-pages.ts'
import { recordReads } from '../../src/server/render/reads.ts'
import { databaseCpu } from '../processes.ts'
import { startServices } from './services.ts'
import { viewsOf } from './views.ts'

const [host = '', page = '', postmaster] = process.argv.slice(2)
const times = 500

const services = await startServices(readConfig())
const directory = openSiteDirectory(services)
const assets = await readAssets(path.resolve('dist/client'))
const site = await directory.byHost(host)
if (!site) throw new Error(`no site has the host ${host}`)
const siteId = site.id
const ctx = makeCtx(services, site, { kind: 'visitor' }, { id: 'bench', ip: '' })
const pages = openPublicPages(services, directory, serverKinds, () => assets, { onView: () => undefined })

const oneOfThem = (
  await recordReads(ctx, new Set()).products({ category: page.split('/').at(-1), sort: 'created', page: 0, size: 1 })
).items[0]

/** As if the price of one of the products had changed just now: what was made and read of it is dropped. */
const dropLists = () => services.bus.tell(siteId, [pricesTag, productTag(oneOfThem?._id ?? '')])

async function whole(): Promise<void> {
  dropLists()
  const request = new IncomingMessage(new Socket())
  Object.assign(request, { method: 'GET', url: page, headers: { host, 'accept-encoding': 'br' } })
  const response = new ServerResponse(request)
  await pages.answer(request, response)
  if (response.statusCode !== 200) throw new Error(`the page was answered with ${response.statusCode}`)
}

const made = () => {
  dropLists()
  return makePage(ctx, serverKinds, readAddress(page), assets)
}
const views = await viewsOf(ctx, readAddress(page), assets)

/** CPU of this process for one call, all its threads, and of the database meanwhile; ms. */
async function cpuOf(work: () => Promise<unknown>): Promise<{ own: number; database: number }> {
  for (let index = 0; index < times; index++) await work()
  const [before, databaseBefore] = [process.cpuUsage(), databaseCpu(Number(postmaster))]
  for (let index = 0; index < times; index++) await work()
  const { user, system } = process.cpuUsage(before)
  return { own: (user + system) / 1_000 / times, database: (databaseCpu(Number(postmaster)) - databaseBefore) / times }
}

for (let index = 0; index < 3_000; index++) await whole()
const all = await cpuOf(whole)
const make = await cpuOf(made)
const react = await cpuOf(views)
process.stdout.write(
  JSON.stringify({
    all: all.own + all.database,
    database: all.database,
    load: make.own - react.own,
    react: react.own,
    compression: all.own - make.own,
  }),
)
process.exit(0)
