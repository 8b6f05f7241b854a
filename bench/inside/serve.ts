// The product's server with what can be had from within only. Asked for 'stats' over its channel it tells how often its cache
// had the page; with COMMITS it tells of each transaction when it is committed. Where OPEN_DATABASE_URL names a role that
// row-level security does not hold, it takes that and sends no site to the database, from when it is told 'open' to when it
// is told 'tenancy'. With CHANGING=<id of a site>,<id of a product> it behaves as if that product's price changed ahead of
// every request.
import type { RequestListener } from 'node:http'
import path from 'node:path'
import { createApp } from '../../src/server/app.ts'
import { openSiteDirectory } from '../../src/server/modules/ground/directory/index.ts'
import { pricesTag, productTag } from '../../src/server/modules/selling/tags.ts'
import { readConfig } from '../../src/server/platform/config.ts'
import { openDatabase } from '../../src/server/platform/database.ts'
import { loadBuiltFiles } from '../../src/server/platform/http/assets.ts'
import { openWebServer } from '../../src/server/platform/http/server.ts'
import { readAssets } from '../../src/server/render/assets.ts'
import { startServices } from './services.ts'

const client = path.resolve('dist/client')
const config = readConfig()
const [assets, files] = await Promise.all([readAssets(client), loadBuiltFiles(path.join(client, 'assets'))])
const services = await startServices(config)
let tenancy = true
if (process.env.OPEN_DATABASE_URL) {
  const held = services.database
  const open = openDatabase({ connectionString: process.env.OPEN_DATABASE_URL, max: config.databasePool })
  services.database = { ...held, forSite: (site) => (tenancy ? held.forSite(site) : open.platform) }
}
if (process.env.COMMITS) {
  const { inTransaction } = services.database
  services.database.inTransaction = async (siteId, work) => {
    const result = await inTransaction(siteId, work)
    process.send?.({ committed: performance.timeOrigin + performance.now() })
    return result
  }
}
const app = createApp({ services, directory: openSiteDirectory(services), assets: () => assets, files })
const web = await openWebServer(config)
const [changing = '', product = ''] = (process.env.CHANGING ?? '').split(',')
const handler: RequestListener = (request, response) => {
  if (changing) services.bus.tell(Number(changing), [pricesTag, productTag(product)])
  app.handle(request, response)
}
web.serve(handler, () => services.database.query('select 1'))
process.on('message', (asked) => {
  if (asked === 'stats') return process.send?.(app.pages.cache.stats())
  tenancy = asked === 'tenancy'
  process.send?.('done')
})
process.on('SIGTERM', () => process.exit(0))
process.stdout.write('Haat is ready\n')
