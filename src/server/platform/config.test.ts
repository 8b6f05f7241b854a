import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('without settings a process has 7 connections for requests, and an embedded database', () => {
  expect(readConfig({})).toMatchObject({ databasePool: 7, databaseUrl: undefined, databaseDirectUrl: undefined })
})

// Shows B23.
test('without settings the server is for this machine alone, with the demonstration', () => {
  expect(readConfig({})).toMatchObject({ host: '127.0.0.1', isReachable: false, demo: true, sandbox: false })
})

test.each([
  [{ HOST: '0.0.0.0' }, true],
  [{ HOST: '::' }, true],
  [{ HOST: '10.0.0.5' }, true],
  [{ PLATFORM_HOST: 'shops.example.in' }, true],
  [{ PLATFORM_HOST: 'notlocalhost' }, true],
  [{ HOST: 'localhost', PLATFORM_HOST: 'haat.localhost' }, false],
  [{ HOST: '::1' }, false],
])('%j: others can reach the server: %s, and then it has no demonstration unless asked for', (given, isReachable) => {
  expect(readConfig(given)).toMatchObject({ isReachable, demo: !isReachable, demoIsOver: false })
  expect(readConfig({ ...given, HAAT_DEMO: '1' })).toMatchObject({ demo: true, demoIsOpen: false })
  expect(readConfig({ ...given, HAAT_DEMO: '0' })).toMatchObject({ demo: false, demoIsOver: true })
})

test('the direct address is the address, unless a pooler stands there', () => {
  const given = { DATABASE_URL: 'postgres://pooler/haat' }
  expect(readConfig(given).databaseDirectUrl).toBe('postgres://pooler/haat')
  expect(readConfig({ ...given, DATABASE_DIRECT_URL: 'postgres://server/haat' })).toMatchObject({
    databaseUrl: 'postgres://pooler/haat',
    databaseDirectUrl: 'postgres://server/haat',
  })
})

test('a password takes the memory that OWASP advises, but in tests', () => {
  expect(readConfig({})).toMatchObject({ passwordMemory: 19_456 })
  expect(readConfig({ PASSWORD_MEMORY_KIB: '64', NODE_ENV: 'test' })).toMatchObject({ passwordMemory: 64 })
})

test.each([
  [{ PASSWORD_MEMORY_KIB: '64' }, 'PASSWORD_MEMORY_KIB: is only for tests'],
  [{ PASSWORD_MEMORY_KIB: '65536' }, 'PASSWORD_MEMORY_KIB: is only for tests'],
  [{ DATABASE_POOL: '1' }, 'DATABASE_POOL: '],
  [{ DATABASE_POOL: 'many' }, 'DATABASE_POOL: '],
  [{ DATABASE_DIRECT_URL: 'postgres://server/haat' }, 'DATABASE_DIRECT_URL: is the second address'],
  [{ HSTS: 'yes' }, 'HSTS: off, or such as max-age='],
  [{ HSTS: 'max-age=1\r\nx: y' }, 'HSTS: '],
  [{ SECURITY_CONTACT: 'security@example.com' }, 'SECURITY_CONTACT: such as mailto:'],
  [{ SECURITY_CONTACT: 'mailto:a@b.c\nExpires: never' }, 'SECURITY_CONTACT: '],
  [{ OWNER_EMAIL: 'nobody' }, 'OWNER_EMAIL: Please enter a valid email address.'],
  [{ FIRST_SITE: 'shop' }, 'OWNER_EMAIL: whose the site'],
  [{ FIRST_SITE: 'My Shop', OWNER_EMAIL: 'a@example.com' }, 'FIRST_SITE: small letters'],
  [{ CONNECTIONS: '1' }, 'CONNECTIONS: '],
])('settings that cannot be used are refused by name: %j', (given, said) => {
  expect(() => readConfig(given)).toThrow(said)
})
