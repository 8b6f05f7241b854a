import { mkdir, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { call } from '../call.ts'
import { freePort, runChild, startChild } from '../child.ts'
import type { Load, LoadPlan } from '../load.ts'
import type { Stage } from '../stage.ts'
import { median } from '../statistics.ts'

/**
 * A plain Next.js page of 40 cards, rendered for every request from the same database: one statement, no image, no
 * filter, no header and footer. Built and started on the core of the product.
 * @param installed a folder in whose node_modules are next, react, react-dom and pg
 */
export async function loadNext(
  stage: Stage,
  installed: string,
  load: (plan: LoadPlan) => Promise<Load>,
): Promise<Load> {
  const home = path.join(stage.folder, 'next')
  const { id } = await stage.shop(1_000)
  await mkdir(path.join(home, 'app'), { recursive: true })
  await symlink(path.resolve(installed, 'node_modules'), path.join(home, 'node_modules'))
  await writeFile(path.join(home, 'package.json'), '{ "private": true, "type": "module" }')
  await writeFile(path.join(home, 'next.config.js'), 'export default { serverExternalPackages: ["pg"] }')
  await writeFile(path.join(home, 'app/layout.js'), layout)
  await writeFile(path.join(home, 'app/page.js'), page)
  const env = {
    DATABASE_URL: stage.databaseUrl(),
    SITE: String(id),
    NEXT_TELEMETRY_DISABLED: '1',
    NODE_ENV: 'production',
  }
  const next = [process.execPath, 'node_modules/next/dist/bin/next']
  stage.say('Building the Next.js page')
  await runChild([...next, 'build', '--webpack'], 'browser', env, home)
  const port = await freePort()
  const child = await startChild([...next, 'start', '-p', String(port)], {
    role: 'server',
    ready: 'Ready',
    env,
    cwd: home,
  })
  try {
    return await loads(port, load)
  } finally {
    await child.stop()
  }
}

async function loads(port: number, load: (plan: LoadPlan) => Promise<Load>): Promise<Load> {
  const request = { host: 'localhost', path: '/' }
  const { body } = await call({ port, ...request })
  const cards = String(body).match(/class="card"/g)?.length ?? 0
  if (cards !== 40) throw new Error(`the Next.js page shows ${cards} cards`)
  const plan = { port, requests: [{ ...request, headers: { 'accept-encoding': 'gzip' } }] }
  const runs: Load[] = []
  for (let run = 0; run < 4; run++) runs.push(await load(plan))
  const [, ...counted] = runs
  const middle = median(counted.map((one) => one.perSecond))
  return counted.find((one) => one.perSecond === middle) as Load
}

const layout = `export default function Layout({ children }) {
  return <html lang="en"><body>{children}</body></html>
}
`

const page = `import Link from 'next/link'
import pg from 'pg'

export const dynamic = 'force-dynamic'
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 16 })
const statement = \`select p.id, p.name, p.path, p.price, p.mrp, b.name as brand,
    (select media_id from product_media m where m.site_id = p.site_id and m.product_id = p.id and position = 0) as picture
  from products p left join brands b on b.site_id = p.site_id and b.id = p.brand_id
  where p.site_id = $1 order by p.created_at desc limit 40\`

export default async function Page() {
  const { rows } = await pool.query({ name: 'cards', text: statement, values: [Number(process.env.SITE)] })
  return <main><h1>Shelf</h1><ul>{rows.map((row) => <Card key={row.id} {...row} />)}</ul></main>
}

function Card({ name, path, brand, price, mrp, picture }) {
  return (
    <li className="card">
      <Link href={'/p/' + path}>
        <img src={'/media/' + picture + '/480'} alt={name} width="480" height="600" loading="lazy" />
        <p>{brand}</p>
        <h3>{name}</h3>
        <p><span>₹{(price / 100).toLocaleString('en-IN')}</span> <s>₹{(mrp / 100).toLocaleString('en-IN')}</s></p>
      </Link>
      <button type="button">Add to bag</button>
    </li>
  )
}
`
