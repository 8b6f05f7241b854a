import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, inject } from 'vitest'
import type { z } from 'zod'
import { type App, createApp } from '../../src/server/app.ts'
import { startJobs } from '../../src/server/jobs.ts'
import { openEncoders } from '../../src/server/modules/content/media/index.ts'
import { openSiteDirectory, type SiteDirectory } from '../../src/server/modules/ground/directory/index.ts'
import { addUser } from '../../src/server/modules/people/identity/index.ts'
import { importCategory } from '../../src/server/modules/selling/categories/index.ts'
import { openPrinters } from '../../src/server/modules/selling/invoices/index.ts'
import { openUnpackers } from '../../src/server/modules/selling/product-imports/index.ts'
import { importProduct } from '../../src/server/modules/selling/products/index.ts'
import { openBus } from '../../src/server/platform/bus.ts'
import { type MediaBucket, readConfig } from '../../src/server/platform/config.ts'
import { type Actor, type Ctx, makeCtx, type Services, type Site } from '../../src/server/platform/context.ts'
import { openDatabase } from '../../src/server/platform/database.ts'
import { openDns } from '../../src/server/platform/dns.ts'
import { openOutside } from '../../src/server/platform/fetch-outside.ts'
import { openJobSender, openJobs } from '../../src/server/platform/jobs.ts'
import { openLog } from '../../src/server/platform/log.ts'
import { openMailer } from '../../src/server/platform/mail.ts'
import { webConnection } from '../../src/server/platform/migrate.ts'
import { openReadCache } from '../../src/server/platform/read-cache.ts'
import { openStorage } from '../../src/server/platform/storage.ts'
import type { Permission, UserType } from '../../src/shared/people/permissions.ts'
import type { variant } from '../../src/shared/selling/catalogue/variants.ts'
import type { Assets } from '../../src/storefront/document.tsx'

export const assets: Assets = {
  start: '/assets/start.js',
  early: { src: '/assets/early.js' },
  devanagari: '/assets/devanagari.css',
  css: ['/assets/site.css'],
  preloads: [],
  everywhere: [],
  admin: { script: '/assets/admin.js', css: ['/assets/admin.css'], preloads: [] },
  fonts: {},
}

export const password = 'Haat@2026'

type CallOptions = { body?: unknown; token?: string; query?: Record<string, string>; headers?: Record<string, string> }

/** Reply to a call. `body` is the parsed JSON, untyped: each test states what it expects. */
// biome-ignore lint/suspicious/noExplicitAny: tests read answers as a caller without types does
export type Answer = { status: number; body: any; headers: Headers }

export type TestSite = {
  id: number
  host: string
  ctx: (actor?: Actor) => Promise<Ctx>
  /** Calls the API the way the specification's clients do. */
  call: (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, options?: CallOptions) => Promise<Answer>
  /** Makes a person and signs them in. */
  signIn: (person?: {
    email?: string
    userType?: UserType
    permissions?: Permission[]
  }) => Promise<{ token: string; id: string; email: string }>
  /** Puts a product with one variant on sale, or the variants given. */
  product: (given?: Partial<TestProduct>) => Promise<{ id: string; path: string; variantIds: string[] }>
}

type TestProduct = {
  name: string
  path: string
  price: number
  mrp: number
  stock: number
  category: string
  brand: string
  gstRate: 0 | 3 | 5 | 18 | 40
  hsn: string
  options: { name: string; values: string[] }[]
  variants: (Omit<z.input<typeof variant>, '_id' | 'custom'> & { sku: string })[]
}

export type TestApp = {
  app: App
  services: Services
  directory: SiteDirectory
  one: TestSite
  two: TestSite
  /** The platform's own site, where the accounts are of who owns and serves sites. */
  platform: TestSite
  /** One more site, of that key. */
  addSite: (key: string) => Promise<TestSite>
  owner: pg.Client
  /** Another server process on the same database and files. */
  another: () => Promise<App & { services: Services }>
}

/** Initial settings of test sites: both payment modes. */
export const testSettings = { payments: { modes: ['cod', 'sandbox'] } }

/** Like `testSettings`, for a shop that is registered for GST. */
export const taxedSettings = { ...testSettings, gst: { number: '27AAPFU0939F1ZV', state: 'Maharashtra' } }

/** More wall-clock time than in production: tests share their machine. */
const encoding: Parameters<typeof openEncoders>[1] = {
  patience: 120,
  now: { cpuSeconds: 10, seconds: 120, megabytes: 800 },
  later: { cpuSeconds: 60, seconds: 180, megabytes: 800 },
}

const printing: Parameters<typeof openPrinters>[1] = {
  patience: 120,
  now: { cpuSeconds: 10, seconds: 120, megabytes: 400 },
  later: { cpuSeconds: 10, seconds: 120, megabytes: 400 },
}

let count = 0

/** A number without digits and vowels, so that no search for an order's number or a word finds it. */
const inLetters = (number: number) => String(number).replace(/\d/g, (digit) => 'bcdfghjkmn'[Number(digit)] ?? '')

/**
 * `pictures` is the folder of the pictures that the product ships; `encoding` what one picture may take; `standardTemplates` what
 * sites show that have none, nothing otherwise.
 */
type Options = {
  jobs?: boolean
  now?: () => Date
  pictures?: string
  encoding?: Parameters<typeof openEncoders>[1]
  unpacking?: Parameters<typeof openUnpackers>[1]
  standardTemplates?: Services['standardTemplates']
  /** Where uploaded files lie; in a folder of the test's own otherwise. */
  mediaBucket?: MediaBucket
  /** Pause between refusals to one machine, ms; none unless a test is about it. */
  refusalInterval?: number
  /** No DNS server answers by default. */
  dnsServers?: string[]
}

/** The whole server on a database of this test file's own, with two sites: nothing is ever tested with one tenant. */
export async function testApp(options: Options = {}): Promise<TestApp> {
  const { host, owner, template, secret } = inject('database')
  const database = `test_${process.pid}_${process.env.VITEST_WORKER_ID ?? 0}_${Date.now()}_${count++}`
  const connection = { host, user: owner, database }
  const admin = new pg.Client({ ...connection, database: 'postgres' })
  await admin.connect()
  // Copying files takes half as long as writing each page to the log.
  await admin.query(`create database ${database} template ${template} strategy file_copy`)
  const ownerClient = new pg.Client(connection)
  await ownerClient.connect()

  const folder = await mkdtemp(path.join(os.tmpdir(), 'haat-media-'))
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DATA_DIR: folder,
    // No test is about the time that a hash takes.
    PASSWORD_MEMORY_KIB: '64',
    // Enough for races. Each connection reads the catalogue of each test's database anew.
    DATABASE_POOL: '3',
    REFUSAL_INTERVAL_MS: String(options.refusalInterval ?? 0),
    // A database that is slow because the machine is busy is not down.
    DATABASE_ANSWER_MS: '30000',
  })
  const log = openLog(config.logLevel)
  const web = webConnection(connection, secret)
  const patience = { connectionTimeoutMillis: 60_000, answerWithin: config.databaseAnswer }
  const pool = openDatabase({ ...web, ...patience, max: config.databasePool })
  const bus = await openBus(web, log)
  const worker = options.jobs ? await openJobs(web, log) : undefined
  const jobs = worker ?? (await openJobSender(pool, log))
  const now = options.now ?? (() => new Date())
  const services: Services = {
    config,
    log,
    bus,
    readCache: openReadCache(bus, now),
    jobs,
    mail: openMailer(undefined),
    standardTemplates: options.standardTemplates ?? (async () => new Map()),
    secret,
    database: pool,
    encoders: openEncoders(log, options.encoding ?? encoding),
    printers: openPrinters(log, printing),
    unpackers: openUnpackers(log, options.unpacking),
    storage: await openStorage(
      { dataDir: folder, mediaBucket: options.mediaBucket },
      options.pictures ?? path.join(folder, 'no pictures'),
    ),
    readTxt: openDns(options.dnsServers ?? ['127.0.0.1:1']),
    fetchOutside: openOutside(),
    now,
  }
  const directory = openSiteDirectory(services)
  const app = createApp({ services, directory, assets: () => assets, files: () => false })
  const buses = [bus]
  const one = await makeSite('one')
  const two = await makeSite('two')
  const platform = await makeSite('', 'platform')
  if (worker) await startJobs(worker, services, directory)

  afterAll(async () => {
    await jobs.stop()
    await services.encoders.stop()
    await services.printers.stop()
    await services.unpackers.stop()
    await Promise.all(buses.map((open) => open.close()))
    await services.database.close()
    await ownerClient.end()
    await admin.query(`drop database ${database} with (force)`)
    await admin.end()
    await rm(folder, { recursive: true, force: true })
  })
  return { app, services, directory, one, two, platform, addSite: makeSite, owner: ownerClient, another }

  async function another(): Promise<App & { services: Services }> {
    const own = await openBus(web, log)
    buses.push(own)
    const others = { ...services, bus: own, readCache: openReadCache(own, now) }
    const directory = openSiteDirectory(others)
    return { ...createApp({ services: others, directory, assets: () => assets, files: () => false }), services: others }
  }

  async function makeSite(key: string, kind: Site['kind'] = 'site'): Promise<TestSite> {
    const { rows } = await ownerClient.query('select create_site($1, $2, $3, $4, true) as id', [
      key,
      `Site ${key}`,
      kind,
      testSettings,
    ])
    const host = key ? `${key}.localhost` : 'localhost'
    const id: number = rows[0].id
    const ctx = async (actor: Actor = { kind: 'visitor' }): Promise<Ctx> => {
      const site = await directory.byId(id)
      if (!site) throw new Error('the test site is gone')
      return makeCtx(services, site, actor, { id: 'test', ip: '' })
    }
    return { id, host, ctx, call, signIn, product }

    async function call(
      method: string,
      path: string,
      { body, token, query, headers }: CallOptions = {},
    ): Promise<Answer> {
      const search = query ? `?${new URLSearchParams(query)}` : ''
      const response = await app.request(`http://${host}${path}${search}`, {
        method,
        headers: {
          host,
          'x-app-platform': 'WEB',
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(token ? { authorization: `Basic ${token}` } : {}),
          ...headers,
        },
        body: body === undefined || typeof body === 'string' || body instanceof Blob ? body : JSON.stringify(body),
      })
      const text = await response.text()
      const json = response.headers.get('content-type')?.includes('json')
      return { status: response.status, body: json ? JSON.parse(text) : text, headers: response.headers }
    }

    async function signIn(person: { email?: string; userType?: UserType; permissions?: Permission[] } = {}) {
      const email = person.email ?? `person-${inLetters(count++)}@example.com`
      const { _id } = await addUser(await ctx(), {
        email,
        password,
        firstName: 'Asha',
        lastName: 'Rao',
        userType: person.userType ?? 'CUSTOMER',
        permissions: person.permissions ?? [],
      })
      // Each from a machine of their own, so that a crowd does not meet the limit of tries.
      const headers = { 'x-forwarded-for': `10.${count >> 16}.${(count >> 8) % 256}.${count % 256}` }
      const { body } = await call('POST', '/api/io/crm/login', { body: { email, password }, headers })
      return { token: body.loginToken as string, id: _id, email }
    }

    async function product(given: Partial<TestProduct> = {}) {
      const serial = count++
      const category = given.category ?? 'things'
      const site = await ctx()
      await importCategory(site, { path: category, title: category, description: '' }).catch(() => undefined)
      const { name = `Thing ${serial}`, path = `thing-${serial}`, price = 50_000, mrp = price, stock = 10 } = given
      return importProduct(site, {
        name,
        path,
        brand: given.brand ?? 'Maker',
        categories: [category],
        summary: '',
        description: '',
        facts: [],
        hsn: given.hsn ?? '6912',
        gstRate: given.gstRate ?? 5,
        options: given.options ?? [],
        variants: given.variants ?? [{ sku: `SKU-${serial}`, options: {}, price, mrp, stock }],
        media: [],
      })
    }
  }
}
