import { expect, test } from 'vitest'
import { addressOf, givenOpening, ownerAddress, preparedOpening } from './addresses.ts'
import { readConfig } from './config.ts'
import { webConnection } from './migrate.ts'

const secret = 'a secret that is long enough for this'
const ownersUrl = 'postgres://owner:pass@db.example:6432/haat?sslmode=require'
const derived = webConnection({ connectionString: ownersUrl }, secret)

const given = (settings: Record<string, string>) => readConfig({ HAAT_ROLE: 'web', APP_SECRET: secret, ...settings })

test('the address of the web role is used as it is', () => {
  const url = 'postgres://haat_web:given@pooler.example/haat'
  expect(givenOpening(given({ DATABASE_URL: url }))).toEqual({ web: { connectionString: url }, secret })
})

test('without a password it has the one that the owner gave the role', () => {
  const url = 'postgres://haat_web@db.example:6432/haat?sslmode=require'
  expect(givenOpening(given({ DATABASE_URL: url })).web).toEqual(derived)
})

test('whoever prepares is given the owner: DATABASE_OWNER_URL, or DATABASE_URL where it is alone', () => {
  expect(ownerAddress(given({ DATABASE_URL: ownersUrl }))).toEqual({ connectionString: ownersUrl })
  expect(ownerAddress(given({ DATABASE_URL: 'postgres://other/haat', DATABASE_OWNER_URL: ownersUrl }))).toEqual({
    connectionString: ownersUrl,
  })
  expect(ownerAddress(given({}))).toBeUndefined()
})

test('what is prepared is reached by the web role beside the owner, or by an address of its own', () => {
  const prepared = { web: derived, secret }
  expect(preparedOpening(given({ DATABASE_URL: ownersUrl }), prepared)).toEqual(prepared)
  const pooler = 'postgres://haat_web@pooler.example/haat'
  const { web } = preparedOpening(given({ DATABASE_URL: pooler, DATABASE_OWNER_URL: ownersUrl }), prepared)
  expect(new URL(web.connectionString ?? '').host).toBe('pooler.example')
  expect(new URL(web.connectionString ?? '').password).toBe(new URL(derived.connectionString ?? '').password)
})

test('the embedded server is named to another process by its socket', () => {
  const url = new URL(addressOf({ host: '/srv/data dir/socket', user: 'haat_owner', database: 'haat' }))
  expect([url.username, url.pathname, url.searchParams.get('host')]).toEqual([
    'haat_owner',
    '/haat',
    '/srv/data dir/socket',
  ])
})
