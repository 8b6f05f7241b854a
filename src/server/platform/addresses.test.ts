import { expect, test } from 'vitest'
import { addressOf, givenOpening, ownerAddress, preparedOpening } from './addresses.ts'
import { readConfig } from './config.ts'
import { webConnection } from './migrate.ts'

const secret = 'a secret that is long enough for this'
const ownersUrl = 'postgres://owner:pass@db.example:6432/haat?sslmode=require'
const derived = webConnection({ connectionString: ownersUrl }, secret)

const given = (settings: Record<string, string>) => readConfig({ HAAT_ROLE: 'web', APP_SECRET: secret, ...settings })

test('the address of the web role is used as it is, and past a pooler the other one', () => {
  const url = 'postgres://haat_web:given@pooler.example/haat'
  const past = 'postgres://haat_web:given@db.example/haat'
  const [web, direct] = [{ connectionString: url }, { connectionString: past }]
  expect(givenOpening(given({ DATABASE_URL: url }))).toEqual({ web, direct: web, secret })
  expect(givenOpening(given({ DATABASE_URL: url, DATABASE_DIRECT_URL: past }))).toEqual({ web, direct, secret })
})

test('without a password it has the one that the owner gave the role', () => {
  const url = 'postgres://haat_web@db.example:6432/haat?sslmode=require'
  expect(givenOpening(given({ DATABASE_URL: url })).web).toEqual(derived)
})

test("the owner's address is DATABASE_OWNER_URL, or DATABASE_URL if it is the only one", () => {
  expect(ownerAddress(given({ DATABASE_URL: ownersUrl }))).toEqual({ connectionString: ownersUrl })
  expect(ownerAddress(given({ DATABASE_URL: 'postgres://other/haat', DATABASE_OWNER_URL: ownersUrl }))).toEqual({
    connectionString: ownersUrl,
  })
  expect(ownerAddress(given({}))).toBeUndefined()
})

const reached = (settings: Record<string, string>, owner: string) => {
  const { web, direct } = preparedOpening(given(settings), { connectionString: owner }, secret)
  return [web, direct].map(({ connectionString = '' }) => {
    const { username, password, host } = new URL(connectionString)
    return { username, host, isDerived: password === new URL(derived.connectionString ?? '').password }
  })
}

test("a prepared database is reached by the web role: at the owner's address, or at addresses of its own", () => {
  const web = (host: string) => ({ username: 'haat_web', host, isDerived: true })
  expect(reached({ DATABASE_URL: ownersUrl }, ownersUrl)).toEqual([web('db.example:6432'), web('db.example:6432')])
  const pooler = 'postgres://owner:pass@pooler.example/haat'
  expect(reached({ DATABASE_URL: pooler, DATABASE_DIRECT_URL: ownersUrl }, ownersUrl)).toEqual([
    web('pooler.example'),
    web('db.example:6432'),
  ])
  const own = 'postgres://haat_web@pooler.example/haat'
  expect(reached({ DATABASE_URL: own, DATABASE_OWNER_URL: ownersUrl }, ownersUrl)).toEqual([
    web('pooler.example'),
    web('pooler.example'),
  ])
})

test('the embedded server is named to another process by its socket', () => {
  const url = new URL(addressOf({ host: '/srv/data dir/socket', user: 'haat_owner', database: 'haat' }))
  expect([url.username, url.pathname, url.searchParams.get('host')]).toEqual([
    'haat_owner',
    '/haat',
    '/srv/data dir/socket',
  ])
})
