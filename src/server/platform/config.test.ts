import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('without settings a process has 7 connections for requests, and an embedded database', () => {
  expect(readConfig({})).toMatchObject({ databasePool: 7, databaseUrl: undefined, databaseDirectUrl: undefined })
})

test('the direct address is the address, unless a pooler stands there', () => {
  const given = { DATABASE_URL: 'postgres://pooler/haat' }
  expect(readConfig(given).databaseDirectUrl).toBe('postgres://pooler/haat')
  expect(readConfig({ ...given, DATABASE_DIRECT_URL: 'postgres://server/haat' })).toMatchObject({
    databaseUrl: 'postgres://pooler/haat',
    databaseDirectUrl: 'postgres://server/haat',
  })
})

test.each([
  [{ DATABASE_POOL: '1' }, 'DATABASE_POOL: '],
  [{ DATABASE_POOL: 'many' }, 'DATABASE_POOL: '],
  [{ DATABASE_DIRECT_URL: 'postgres://server/haat' }, 'DATABASE_DIRECT_URL: is the second address'],
])('settings that cannot be used are refused by name: %j', (given, said) => {
  expect(() => readConfig(given)).toThrow(said)
})
