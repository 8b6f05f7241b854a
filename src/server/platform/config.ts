import os from 'node:os'
import path from 'node:path'
import { z } from 'zod'
import { email } from '../../shared/rules.ts'

const flag = z.enum(['0', '1', 'false', 'true']).transform((text) => text === '1' || text === 'true')

const loopback = /^(127\.|localhost$|::1$)/
const localName = /(^|\.)localhost$/

/** `127.0.0.1:9464`, `[::1]:9464` */
const address = z
  .string()
  .regex(/^(\[[0-9a-fA-F:.]+\]|[^:\s]+):\d{1,5}$/, 'an address and a port, such as 127.0.0.1:9464')
  .transform((text) => {
    const colon = text.lastIndexOf(':')
    return { host: text.slice(0, colon).replace(/^\[|\]$/g, ''), port: Number(text.slice(colon + 1)) }
  })

/** Tells browsers to use TLS alone from now on, for so many seconds (RFC 6797); or not. */
const strictTransport = /^(off|max-age=\d{1,10}(; ?includeSubDomains)?(; ?preload)?)$/i

/** Settings from the environment, parsed once at the start. Every one has a default; .env.example explains them. */
const settings = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z.string().optional(),
  DATABASE_DIRECT_URL: z.string().optional(),
  DATABASE_OWNER_URL: z.string().optional(),
  MEDIA_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'the name of a bucket: small letters, digits, dots and hyphens')
    .optional(),
  MEDIA_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  MEDIA_REGION: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'a region, such as ap-south-1')
    .optional(),
  MEDIA_ACCESS_KEY_ID: z.string().optional(),
  MEDIA_SECRET_ACCESS_KEY: z.string().optional(),
  HAAT_ROLE: z.enum(['all', 'migrate', 'web', 'worker']).default('all'),
  WORKERS: z.coerce.number().int().min(1).max(256).optional(),
  TRUSTED_PROXIES: z.string().default(''),
  DNS_SERVERS: z.string().default(''),
  CONNECTIONS: z.coerce.number().int().min(10).max(100_000).default(4_000),
  DRAIN_SECONDS: z.coerce.number().min(0).max(300).default(0),
  REFUSAL_INTERVAL_MS: z.coerce.number().int().min(0).max(1_000).default(50),
  DATABASE_ANSWER_MS: z.coerce.number().int().min(100).max(60_000).default(1_000),
  DATABASE_POOL: z.coerce.number().int().min(2).max(1_000).default(7),
  PLATFORM_HOST: z.string().default('localhost'),
  APP_SECRET: z.string().min(32, 'at least 32 characters').optional(),
  FORMER_APP_SECRETS: z.string().default(''),
  SMTP_URL: z.string().optional(),
  GOOGLE_CERTS_URL: z.url().default('https://www.googleapis.com/oauth2/v1/certs'),
  SITES_PER_ACCOUNT: z.coerce.number().int().min(1).max(100_000).default(10),
  MAIL_DAYS: z.coerce.number().int().min(1).max(36_500).default(90),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  ACCESS_LOG: flag.optional(),
  METRICS_ADDR: address.optional(),
  METRICS_TOKEN: z.string().min(16, 'at least 16 characters').optional(),
  HSTS: z
    .string()
    .regex(strictTransport, 'off, or such as max-age=31536000; includeSubDomains')
    .default('max-age=31536000'),
  SECURITY_CONTACT: z
    .string()
    .regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+|tel:\+[\d-]+)$/, 'such as mailto:security@example.com or https://…')
    .optional(),
  OWNER_EMAIL: z.optional(email),
  FIRST_SITE: z
    .string()
    .regex(/^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/, 'small letters, digits and hyphens, such as shop')
    .optional(),
  HAAT_DEMO: flag.optional(),
  HAAT_DEMO_OPEN: flag.default(false),
  HAAT_SANDBOX: flag.optional(),
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
})

const environment = settings
  .refine((given) => given.DATABASE_URL || !given.DATABASE_DIRECT_URL, {
    path: ['DATABASE_DIRECT_URL'],
    message: 'is the second address of the server that DATABASE_URL names; give both',
  })
  .refine((given) => given.OWNER_EMAIL || !given.FIRST_SITE, {
    path: ['OWNER_EMAIL'],
    message: 'whose the site that FIRST_SITE names is to be; give both',
  })
  .refine((given) => !given.MEDIA_BUCKET || (given.MEDIA_ACCESS_KEY_ID && given.MEDIA_SECRET_ACCESS_KEY), {
    path: ['MEDIA_BUCKET'],
    message: 'needs MEDIA_ACCESS_KEY_ID and MEDIA_SECRET_ACCESS_KEY',
  })
  .refine((given) => !given.MEDIA_BUCKET || given.MEDIA_REGION || given.MEDIA_ENDPOINT, {
    path: ['MEDIA_REGION'],
    message: 'the region of the bucket at Amazon; for another service give MEDIA_ENDPOINT',
  })
  .refine((given) => isPrivate(given.MEDIA_ENDPOINT), {
    path: ['MEDIA_ENDPOINT'],
    message: 'https is needed, except on this machine',
  })

/** A bucket, and who may read and write it; without an endpoint it is Amazon's. */
export type MediaBucket = {
  name: string
  endpoint: string | undefined
  region: string
  accessKeyId: string
  secretAccessKey: string
}

export type Config = {
  port: number
  host: string
  dataDir: string
  /** Where uploaded files lie; in the data folder where there is none. */
  mediaBucket: MediaBucket | undefined
  /** For requests; a pooler in transaction mode may stand there. */
  databaseUrl: string | undefined
  /** For what needs a connection to itself: migrations, announcements, jobs, backups. The same unless a pooler stands there. */
  databaseDirectUrl: string | undefined
  /** The owner's, straight to the server; `databaseUrl` is the web role's then. */
  databaseOwnerUrl: string | undefined
  /** What this process is for (docs/operations.md). */
  role: z.infer<typeof settings>['HAAT_ROLE']
  /** How many processes answer requests; with one there is no supervisor. */
  workers: number
  /** Proxies on other machines whose word is taken for whom they pass on: addresses and networks. */
  trustedProxies: string[]
  /** Whom to ask for what the DNS says, as addresses; the machine's own servers where none is given. */
  dnsServers: string[]
  /** How many connections a process may have with callers at once. */
  connections: number
  /** How long a process that is asked to stop says so on /readyz before it takes no more requests, seconds. */
  drainSeconds: number
  /** Pause between refusals to one machine after its first hundred, ms; 0 for none (refusal-pace.ts). */
  refusalInterval: number
  /** Connections for requests, for each process. */
  databasePool: number
  /** How long the database may take to answer before everybody who waits for it is refused, ms (health-check.ts). */
  databaseAnswer: number
  platformHost: string
  appSecret: string | undefined
  /** Secrets of before, which still open what was sealed by them (seal.ts). */
  formerSecrets: string[]
  smtpUrl: string | undefined
  /** Where Google's certificates are read, by which its answers are checked. */
  googleCertsUrl: string
  /** The most sites an account may own when it begins another; operators of the platform have no limit. */
  sitesPerAccount: number
  /** Sent mails are deleted after so many days. */
  mailDays: number
  logLevel: z.infer<typeof settings>['LOG_LEVEL']
  /** A line in the log for each request. */
  accessLog: boolean
  metricsAt: { host: string; port: number } | undefined
  metricsToken: string | undefined
  /** Value of the header that asks for TLS from now on, behind TLS; undefined for none. */
  strictTransport: string | undefined
  /** Where to tell of a weakness, as an address; undefined for nowhere. */
  securityContact: string | undefined
  /** Who owns the platform's site, and the first one beside it, when they are made. */
  ownerEmail: string | undefined
  /** Key of a site that is made of the shop's starter on the first run. */
  firstSite: string | undefined
  demo: boolean
  /** The demonstration is over for good: its sign-ins are closed. */
  demoIsOver: boolean
  /** The demonstration's sign-ins may be reached from elsewhere. */
  demoIsOpen: boolean
  /** Others than this machine can reach the server, as far as its settings tell. */
  isReachable: boolean
  /** Every site may offer the pretend bank; otherwise the demonstration's sites alone. */
  sandbox: boolean
  mode: 'production' | 'development' | 'test'
}

/** Thrown for something the operator can mend: it is shown as one line, without a stack. */
export class StartError extends Error {}

export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  // An empty variable is one that was left out, as in a copied .env file.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = environment.safeParse(given)
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    throw new StartError(`Settings: ${faults.join('; ')}`)
  }
  const { data } = parsed
  if (data.METRICS_ADDR && !data.METRICS_TOKEN && !loopback.test(data.METRICS_ADDR.host))
    throw new StartError('Settings: METRICS_TOKEN: needed where METRICS_ADDR is open to other machines')
  const platformHost = data.PLATFORM_HOST.toLowerCase()
  const isReachable = !loopback.test(data.HOST) || !localName.test(platformHost)
  return {
    port: data.PORT,
    host: data.HOST,
    dataDir: path.resolve(data.DATA_DIR),
    mediaBucket: bucketOf(data),
    databaseUrl: data.DATABASE_URL,
    databaseDirectUrl: data.DATABASE_DIRECT_URL ?? data.DATABASE_URL,
    databaseOwnerUrl: data.DATABASE_OWNER_URL,
    role: data.HAAT_ROLE,
    workers: data.WORKERS ?? (data.NODE_ENV === 'production' ? os.availableParallelism() : 1),
    trustedProxies: listed(data.TRUSTED_PROXIES),
    dnsServers: listed(data.DNS_SERVERS),
    connections: data.CONNECTIONS,
    drainSeconds: data.DRAIN_SECONDS,
    refusalInterval: data.REFUSAL_INTERVAL_MS,
    databasePool: data.DATABASE_POOL,
    databaseAnswer: data.DATABASE_ANSWER_MS,
    platformHost,
    appSecret: data.APP_SECRET,
    formerSecrets: data.FORMER_APP_SECRETS.split(',').flatMap((secret) => secret.trim() || []),
    smtpUrl: data.SMTP_URL,
    googleCertsUrl: data.GOOGLE_CERTS_URL,
    sitesPerAccount: data.SITES_PER_ACCOUNT,
    mailDays: data.MAIL_DAYS,
    logLevel: data.LOG_LEVEL,
    accessLog: data.ACCESS_LOG ?? data.NODE_ENV === 'production',
    metricsAt: data.METRICS_ADDR,
    metricsToken: data.METRICS_TOKEN,
    strictTransport: data.HSTS.toLowerCase() === 'off' ? undefined : data.HSTS,
    securityContact: data.SECURITY_CONTACT,
    ownerEmail: data.OWNER_EMAIL,
    firstSite: data.FIRST_SITE,
    demo: data.HAAT_DEMO ?? !isReachable,
    demoIsOver: data.HAAT_DEMO === false,
    demoIsOpen: data.HAAT_DEMO_OPEN,
    isReachable,
    sandbox: data.HAAT_SANDBOX ?? data.NODE_ENV !== 'production',
    mode: data.NODE_ENV,
  }
}

/** What goes to another machine goes under TLS. */
function isPrivate(endpoint: string | undefined): boolean {
  if (!endpoint) return true
  const { protocol, hostname } = new URL(endpoint)
  return protocol === 'https:' || loopback.test(hostname.replace(/^\[|\]$/g, ''))
}

function bucketOf(data: z.output<typeof settings>): MediaBucket | undefined {
  const { MEDIA_BUCKET: name, MEDIA_ACCESS_KEY_ID: accessKeyId, MEDIA_SECRET_ACCESS_KEY: secretAccessKey } = data
  if (!name || !accessKeyId || !secretAccessKey) return undefined
  // Most services that speak S3 have one region, by this name.
  const region = data.MEDIA_REGION ?? 'us-east-1'
  return { name, endpoint: data.MEDIA_ENDPOINT?.replace(/\/+$/, ''), region, accessKeyId, secretAccessKey }
}

/** `a, b` -> two. */
function listed(text: string): string[] {
  return text.split(',').flatMap((part) => part.trim() || [])
}
