// The statements that a product-list call sends when nothing but the count is in the read cache:
// `statements.js <host> <body as JSON>`. Writes them as JSON.
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { openSiteDirectory } from '../../src/server/modules/ground/directory/index.ts'
import { listByFilters } from '../../src/server/modules/selling/search/search.ts'
import { productTag } from '../../src/server/modules/selling/tags.ts'
import { readConfig } from '../../src/server/platform/config.ts'
import { type Ctx, makeCtx } from '../../src/server/platform/context.ts'
import { isPrepared } from '../../src/server/platform/statements.ts'
import { listQuery } from '../../src/shared/api/list-query.ts'
import type { Statement } from '../against/bare-query.ts'
import { startServices } from './services.ts'

const [host = '', body = '{}'] = process.argv.slice(2)
const config = readConfig()
const services = await startServices(config)
const site = await openSiteDirectory(services).byHost(host)
if (!site) throw new Error(`no site has the host ${host}`)

const pool = new pg.Pool({ connectionString: config.databaseUrl })
const statements: Statement[] = []
const recorder = {
  query(asked: { text: string }, values: unknown[]) {
    statements.push({ text: asked.text, values, prepared: isPrepared(asked.text) })
    return pool.query({ ...asked, values })
  },
}
const db = drizzle({ client: recorder as unknown as pg.Client, casing: 'snake_case' }) as unknown as Ctx['db']
const ctx = { ...makeCtx(services, site, { kind: 'visitor' }, { id: 'bench', ip: '' }), db }
const query = listQuery.parse(JSON.parse(body))
const first = await listByFilters(ctx, query)
services.bus.tell(
  site.id,
  first.items.map(({ _id }) => productTag(_id)),
)
statements.length = 0
const { items } = await listByFilters(ctx, query)
if (items.length === 0) throw new Error(`nothing is found by ${body}`)
process.stdout.write(JSON.stringify(statements))
process.exit(0)
