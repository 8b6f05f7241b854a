import { callApi, signIn } from '../call.ts'
import { runChild } from '../child.ts'
import { buildInside } from '../inside/build.ts'
import { type Row, row } from '../measure.ts'
import { revisionOf, type Stage } from '../stage.ts'
import { median } from '../statistics.ts'

const eight = ['hi-IN', 'bn-IN', 'gu-IN', 'kn-IN', 'ml-IN', 'mr-IN', 'pa-IN']
const nine = [...eight, 'ta-IN']
const rounds = 3
const changes = 40

type Cost = {
  /** CPU of a page that is made anew, ms: in the language that the site is written in, and in its last one. */
  own: number
  translated: number
  statements: { own: number; translated: number }
  /** Bytes in the cache of the page in every language. */
  kept: number
  /** CPU of the page out of the cache, ms. */
  hit: number
  /** From sending a change of a price to its answer, ms. */
  write: number
}

/**
 * Cost of a site's ninth language: the same shop in one, eight and nine languages by turns, with every product, category and template
 * translated.
 */
export async function languages(stage: Stage): Promise<Row[]> {
  const { id } = await stage.shop(1_000)
  const program = await buildInside('languages')
  for (const language of nine) for (const sql of translate) await stage.owner.query(sql, [id, language])
  await stage.owner.query('vacuum analyze translations')
  const costs = new Map<string[], Cost[]>([
    [[], []],
    [eight, []],
    [nine, []],
  ])
  for (let round = 0; round < rounds; round++)
    for (const [spoken, found] of costs) found.push(await costOf(stage, program, spoken))
  await speak(stage, id, [])
  const [one, inEight, inNine] = [...costs.values()].map(middle)
  if (!one || !inEight || !inNine) throw new Error('nothing was measured')
  const ratios = (name: string, of: (cost: Cost) => number, unit: string) => [
    row(`${name}, in eight languages`, of(inEight), unit),
    row(`the same in nine`, of(inNine) / of(inEight), '× of eight'),
  ]
  return [
    ...ratios('CPU of a translated page that is made anew', ({ translated }) => translated, 'ms'),
    row('a translated page beside one in the site’s own language', inNine.translated / inNine.own, '×'),
    row('a page of a site in nine languages beside one of a site in one', inNine.own / one.own, '×'),
    ...ratios('statements of a translated page', ({ statements }) => statements.translated, ''),
    row('statements of the page in the site’s own language', inNine.statements.own, ''),
    ...ratios('cache of the page in all languages', ({ kept }) => kept / 1024, 'KB'),
    ...ratios('CPU of a translated page out of the cache', ({ hit }) => hit, 'ms'),
    ...ratios('a change of a price, from sending it to its answer', ({ write }) => write, 'ms'),
    row('the same beside a site in one language', inNine.write / one.write, '×'),
  ]
}

/** As if an owner had translated everything: products, categories, and what pages say that no section begins with. */
const translate = [
  `insert into translations (site_id, language, kind, item, words)
     select $1, $2, 'product', id, jsonb_build_array(
       jsonb_build_object('of', name, 'text', 'हाथ का बना ' || name, 'place', 'Name'),
       jsonb_build_object('of', summary, 'text', 'थोड़ी-थोड़ी गिनती में हाथ से बना।', 'place', 'Summary'),
       jsonb_build_object('of', description, 'text', '<p>एक घर से दूसरे घर के लिए बना।</p>', 'place', 'Description'))
     from products where site_id = $1`,
  `insert into translations (site_id, language, kind, item, words)
     select $1, $2, 'category', id, jsonb_build_array(jsonb_build_object('of', title, 'text', 'ताक ' || title, 'place', 'Name'))
     from categories where site_id = $1`,
  `insert into translations (site_id, language, kind, item, words)
     select $1, $2, kind, key, jsonb_build_array(jsonb_build_object('of', 'Women', 'text', 'महिलाएँ', 'place', 'Text'))
     from pages where site_id = $1 and kind in ('template', 'group') on conflict do nothing`,
]

async function speak({ owner }: Stage, id: number, spoken: string[]): Promise<void> {
  const settings = JSON.stringify({ languages: spoken })
  await owner.query('update sites set settings = settings || $1::jsonb, revision = revision + 1 where id = $2', [
    settings,
    id,
  ])
  // Only a change that is announced is known to the product, which goes on running meanwhile.
  await owner.query('select bus.announce($1)', [JSON.stringify({ site: id, tags: ['site'] })])
}

async function costOf(stage: Stage, program: string, spoken: string[]): Promise<Cost> {
  const { id, host, categoryPath } = await stage.shop(1_000)
  await speak(stage, id, spoken)
  const given = [host, categoryPath(1), String(stage.postmaster)]
  const env = { DATABASE_URL: stage.databaseUrl(), DATA_DIR: stage.folder, LOG_LEVEL: 'error' }
  const inside = JSON.parse(await runChild([process.execPath, program, ...given], 'server', env))
  return { ...inside, write: await writeOf(stage) }
}

async function writeOf(stage: Stage): Promise<number> {
  const { id, host } = await stage.shop(1_000)
  const { port } = stage.product
  const token = await signIn(port, host)
  const { rows } = await stage.owner.query('select id from variants where site_id = $1 order by sku limit 1', [id])
  const variant = rows[0].id as string
  const took: number[] = []
  for (let change = 0; change < changes; change++) {
    const body = { revision: await revisionOf(stage, variant), price: 1_000_100 + change * 100, mrp: 9_999_900 }
    const started = performance.now()
    await callApi({ port, host, token, path: `/api/v1/variants/${variant}`, method: 'PATCH', body })
    took.push(performance.now() - started)
  }
  return median(took)
}

const middle = (costs: Cost[]): Cost => {
  const of = (pick: (cost: Cost) => number) => median(costs.map(pick))
  return {
    own: of(({ own }) => own),
    translated: of(({ translated }) => translated),
    statements: {
      own: of(({ statements }) => statements.own),
      translated: of(({ statements }) => statements.translated),
    },
    kept: of(({ kept }) => kept),
    hit: of(({ hit }) => hit),
    write: of(({ write }) => write),
  }
}
