import { spawn } from 'node:child_process'
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { untilPast } from '../../bench/call.ts'
import { demoPassword } from '../../src/shared/people/demo.ts'
import { asker } from './support/ask.ts'
import { faultsInBooks } from './support/books.ts'
import { openOwner } from './support/postgres.ts'
import { makeFolder, makeProduct } from './support/product.ts'
import { scaled } from './support/scale.ts'
import { fillBags, makeCustomers, stockUp } from './support/shoppers.ts'

const product = await makeProduct()
const second = await makeProduct()
const folder = await makeFolder('backups')
const file = path.join(folder, 'whole.tar.gz')

beforeAll(async () => {
  await product.start()
  await untilPast(product.port)
})

afterAll(async () => {
  await Promise.all([product.discard(), second.discard()])
  await rm(folder, { recursive: true, force: true })
})

function run(
  script: 'backup' | 'restore',
  given: string[],
  dataDir: string,
  settings: Record<string, string> = {},
): Promise<{ code: number | null; said: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [`scripts/${script}.ts`, ...given], {
      env: { ...process.env, ...settings, DATA_DIR: dataDir },
    })
    let said = ''
    child.stdout.on('data', (chunk) => (said += chunk))
    child.stderr.on('data', (chunk) => (said += chunk))
    child.on('exit', (code) => resolve({ code, said }))
  })
}

const askOf = ({ port }: { port: number }) => asker(port, `shop.localhost:${port}`)

test('a backup is made while people order, and only its owner may read it', async () => {
  const owner = await openOwner(product.dataDir)
  const siteId = (await owner.query("select id from sites where key = 'shop'")).rows[0].id
  const people = await makeCustomers(owner, siteId, scaled(300, 60))
  await fillBags(owner, siteId, people, await stockUp(owner, siteId, 4, 10_000))
  await owner.end()
  const ask = askOf(product)
  const making = run('backup', [file], product.dataDir)
  const replies = people.map(({ token, addressId }, index) =>
    ask(
      `/api/io/cart/checkout/init?${new URLSearchParams({ addressId, paymentMode: index % 2 ? 'cod' : 'sandbox' })}`,
      {
        token,
      },
    ),
  )
  expect(await making).toEqual({ code: 0, said: expect.stringContaining('Backed up') })
  for (const { status } of await Promise.all(replies)) expect(status).toBe(200)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect(await readdir(folder)).toEqual(['whole.tar.gz'])
})

test('it is not restored while a product uses the folder', async () => {
  const { code, said } = await run('restore', [file], product.dataDir)
  expect({ code, said }).toEqual({ code: 1, said: expect.stringMatching(/already/) })
})

test('a damaged file restores nothing, and says so', async () => {
  const damaged = path.join(folder, 'damaged.tar.gz')
  const bytes = await readFile(file)
  await writeFile(damaged, bytes.subarray(0, bytes.length / 2))
  expect(await run('restore', [damaged], second.dataDir)).toEqual({
    code: 1,
    said: expect.stringContaining('Nothing was restored'),
  })
})

test('restored into an empty folder it is the same shop, with books that add up', async () => {
  const done = await run('restore', [file], second.dataDir)
  expect(done, done.said).toMatchObject({ code: 0 })
  await second.start()
  const owner = await openOwner(second.dataDir)
  expect(await faultsInBooks(owner)).toEqual([])
  const { rows } = await owner.query(
    "select path from products where site_id = 2 and status = 'PUBLISHED' order by path limit 20",
  )
  const { rows: pictures } = await owner.query('select id, bytes from media where site_id = 2')
  await owner.end()
  const [there, here] = [askOf(product), askOf(second)]
  for (const page of ['/', '/search?q=silk', ...rows.map((row) => `/p/${row.path}`)]) {
    const [then, now] = await Promise.all([there(page), here(page)])
    expect(differences(then.text, now.text), page).toEqual([])
  }
  expect(pictures.length).toBeGreaterThan(50)
  for (const { id } of pictures.slice(0, 10))
    expect((await here(`/media/${id}/240`, { headers: { accept: 'image/webp' } })).status).toBe(200)
  const body = JSON.stringify({ email: 'owner@example.com', password: demoPassword })
  expect((await here('/api/io/crm/login', { method: 'POST', body })).status).toBe(200)
})

test('a backup of a product that is stopped starts the database for itself', async () => {
  await second.stop()
  const again = path.join(folder, 'again.tar.gz')
  expect(await run('backup', [again], second.dataDir)).toMatchObject({ code: 0 })
  await second.start()
})

test('an encrypted one is checked without a database, and restored by who has the passphrase', async () => {
  const sealed = path.join(folder, 'sealed.tar.gz.age')
  const phrase = path.join(folder, 'phrase')
  await writeFile(phrase, 'correct horse battery staple\n', { mode: 0o600 })
  const keys = { HAAT_BACKUP_PASSPHRASE_FILE: phrase }
  expect(await run('backup', [sealed], second.dataDir, keys)).toMatchObject({ code: 0 })
  const nowhere = path.join(folder, 'nowhere')
  const whole = { code: 0, said: expect.stringMatching(/match their checksums.*This backup is whole/s) }
  expect(await run('restore', ['--check', sealed], nowhere, keys)).toEqual(whole)
  expect(await run('restore', ['--check', file], nowhere)).toEqual(whole)
  const closed = { code: 1, said: expect.stringContaining('HAAT_BACKUP_PASSPHRASE') }
  expect(await run('restore', ['--check', sealed], nowhere)).toEqual(closed)
  const wrong = { HAAT_BACKUP_PASSPHRASE: 'another passphrase' }
  expect(await run('restore', ['--check', sealed], nowhere, wrong)).toEqual({
    code: 1,
    said: expect.stringContaining('does not open this backup'),
  })
  await expect(stat(nowhere)).rejects.toThrow('ENOENT')
  const third = await makeProduct()
  expect(await run('restore', [sealed], third.dataDir, keys)).toMatchObject({ code: 0 })
  await third.discard()
})

/** Where two pages differ, whichever port they come from; pieces were sold on while the backup was made. */
function differences(then: string, now: string): string[][] {
  const [before, after] = [then, now].map((text) => text.replaceAll(/localhost:\d+|"stock":\d+/g, '').split(/(?=<)/))
  return (before ?? []).flatMap((line, index) => (line === after?.[index] ? [] : [[line, after?.[index] ?? '']]))
}
