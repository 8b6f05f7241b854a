import type pg from 'pg'
import { type ProductTexts, wordsOf, wordsVersion } from '../../src/server/modules/selling/products/words.ts'
import { keysOf } from '../../src/shared/selling/search/typing-keys.ts'

const batch = 5_000

/** Makes the words of all products of a seeded shop, as the product does when it saves them. */
export async function seedWords(owner: pg.Client, site: number): Promise<void> {
  const learnt = new Learnt()
  for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
    const { rows } = await owner.query(textsSql, [site, after, batch])
    const last = rows.at(-1)?.id
    if (!last) break
    const given = rows.map(({ id, name, brand, summary, description }) => ({
      id,
      texts: { name, brand, summary, description, categories: [], options: [], facts: [], tags: [] },
    }))
    await writeWords(owner, site, given, learnt)
    after = last
  }
  await writeLearnt(owner, site, learnt)
}

/** Search words and option values collected from seeded products. */
export class Learnt {
  readonly words = new Map<string, { sound: string; id: string }>()
  readonly values = new Map<string, { sound: string; option: string; value: string; id: string }>()
}

export async function writeWords(
  owner: pg.Client,
  site: number,
  given: { id: string; texts: ProductTexts }[],
  learnt: Learnt,
): Promise<void> {
  const made = given.map(({ id, texts }) => ({ id, ...wordsOf([texts]) }))
  await owner.query(wordsSql, [site, made.map(({ id }) => id), made.map(({ vector }) => vector), wordsVersion])
  for (const { id, sounds, values } of made) {
    for (const [word, sound] of sounds) if (!learnt.words.has(word)) learnt.words.set(word, { sound, id })
    for (const value of values) learnt.values.set(JSON.stringify(value), { ...value, id })
  }
}

export async function writeLearnt(owner: pg.Client, site: number, { words, values }: Learnt): Promise<void> {
  const all = [...words].map(([word, known]) => ({ word, ...known }))
  const keys = new Map(
    all.flatMap(({ sound, id }) => keysOf(sound).map((key) => [`${key} ${sound}`, { key, sound, id }])),
  )
  const columns = <T>(rows: T[], ...names: (keyof T)[]) => names.map((name) => rows.map((row) => row[name]))
  await owner.query(
    `insert into search_words (site_id, word, sound, product_id)
      select $1, * from unnest($2::text[], $3::text[], $4::uuid[])`,
    [site, ...columns(all, 'word', 'sound', 'id')],
  )
  await owner.query(
    `insert into search_keys (site_id, key, sound, product_id)
      select $1, * from unnest($2::text[], $3::text[], $4::uuid[])`,
    [site, ...columns([...keys.values()], 'key', 'sound', 'id')],
  )
  await owner.query(
    `insert into search_values (site_id, sound, option, value, product_id)
      select $1, * from unnest($2::text[], $3::text[], $4::text[], $5::uuid[])`,
    [site, ...columns([...values.values()], 'sound', 'option', 'value', 'id')],
  )
  await owner.query(
    'insert into search_states (site_id, version) values ($1, $2) on conflict (site_id) do update set version = $2',
    [site, wordsVersion],
  )
}

const textsSql = `select p.id, p.name, coalesce(b.name, '') as brand, p.summary, p.description
  from products p left join brands b on b.site_id = p.site_id and b.id = p.brand_id
  where p.site_id = $1 and p.id > $2::uuid order by p.id limit $3`

const wordsSql = `insert into product_words (site_id, product_id, words, version)
  select $1, id, words::tsvector, $4 from unnest($2::uuid[], $3::text[]) given (id, words)`
