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

/** HSTS header (RFC 6797): its value, or `off`. */
const strictTransport = /^(off|max-age=\d{1,10}(; ?includeSubDomains)?(; ?preload)?)$/i

/**
 * Memory of a password's hash that OWASP advises for argon2id with two passes, KiB. Raising it would make the dummy hash slower
 * than stored ones and reveal which addresses have an account.
 */
const passwordMemory = 19_456

/** Settings from the environment, parsed once at the start. Every one has a default; .env.example explains those for operators. */
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
  PASSWORD_MEMORY_KIB: z.coerce.number().int().min(8).default(passwordMemory),
  DATABASE_ANSWER_MS: z.coerce.number().int().min(100).max(60_000).default(1_000),
  DATABASE_POOL: z.coerce.number().int().min(2).max(1_000).default(7),
  PLATFORM_HOST: z.string().default('localhost'),
  APP_SECRET: z.string().min(32, 'at least 32 characters').optional(),
  FORMER_APP_SECRETS: z.string().default(''),
  SMTP_URL: z.string().optional(),
  GOOGLE_CERTS_URL: z.url().default('https://www.googleapis.com/oauth2/v1/certs'),
  PHONEPE_URL: z.url({ protocol: /^https?$/ }).default('https://api.phonepe.com/apis'),
  PHONEPE_TEST_URL: z.url({ protocol: /^https?$/ }).default('https://api-preprod.phonepe.com/apis/pg-sandbox'),
  RAZORPAY_URL: z.url({ protocol: /^https?$/ }).default('https://api.razorpay.com'),
  STRIPE_URL: z.url({ protocol: /^https?$/ }).default('https://api.stripe.com'),
  PROVIDER_ANSWER_MS: z.coerce.number().int().min(50).max(60_000).default(5_000),
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
  .refine((given) => given.PASSWORD_MEMORY_KIB === passwordMemory || given.NODE_ENV === 'test', {
    path: ['PASSWORD_MEMORY_KIB'],
    message: 'is only for tests',
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
  .refine((given) => isPrivate(given.PHONEPE_URL) && isPrivate(given.PHONEPE_TEST_URL), {
    path: ['PHONEPE_URL', 'PHONEPE_TEST_URL'],
    message: 'https is needed, except on this machine',
  })
  .refine((given) => isPrivate(given.RAZORPAY_URL), {
    path: ['RAZORPAY_URL'],
    message: 'https is needed, except on this machine',
  })
  .refine((given) => isPrivate(given.STRIPE_URL), {
    path: ['STRIPE_URL'],
    message: 'https is needed, except on this machine',
  })

/** An S3 bucket and its credentials; Amazon's if it has no endpoint. */
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
  /** Storage for uploads; undefined means the data folder. */
  mediaBucket: MediaBucket | undefined
  /** For requests; may go through a pooler in transaction mode. */
  databaseUrl: string | undefined
  /**
   * For work that needs a connection of its own: migrations, announcements, jobs, backups. Differs from `databaseUrl` only with
   * a pooler.
   */
  databaseDirectUrl: string | undefined
  /** The owner's, direct; `databaseUrl` is the web role's then. */
  databaseOwnerUrl: string | undefined
  /** This process's role (docs/operations.md). */
  role: z.infer<typeof settings>['HAAT_ROLE']
  /** Number of processes that answer requests; with one there is no supervisor. */
  workers: number
  /** Addresses and networks of trusted proxies on other machines. */
  trustedProxies: string[]
  /** Addresses of DNS servers; empty means the machine's own. */
  dnsServers: string[]
  /** Maximum client connections per process. */
  connections: number
  /** How long a stopping process reports so on /readyz before it refuses requests, seconds. */
  drainSeconds: number
  /** Pause between refusals to one machine after its first hundred, ms; 0 for none (refusal-pace.ts). */
  refusalInterval: number
  /** Memory that hashing a password takes, KiB. */
  passwordMemory: number
  /** Database connections for requests, per process. */
  databasePool: number
  /** Timeout of the database health check, ms; after it, waiting callers are refused (health-check.ts). */
  databaseAnswer: number
  platformHost: string
  appSecret: string | undefined
  /** Former secrets, which still decrypt old values (seal.ts). */
  formerSecrets: string[]
  smtpUrl: string | undefined
  /** URL of Google's certificates, which verify its ID tokens. */
  googleCertsUrl: string
  /** PhonePe's API, without a slash at the end: the live one and its sandbox, at which all paths differ in their beginning. */
  phonepeUrl: string
  phonepeTestUrl: string
  /** Origin of Razorpay's API and of its payment page. */
  razorpayUrl: string
  /** Origin of Stripe's API. */
  stripeUrl: string
  /** Timeout of a call to a payment provider, ms. */
  providerAnswer: number
  /** Maximum sites an account may own when it creates another; operators of the platform have no limit. */
  sitesPerAccount: number
  /** Days after which sent mails are deleted. */
  mailDays: number
  logLevel: z.infer<typeof settings>['LOG_LEVEL']
  /** Whether each request is logged. */
  accessLog: boolean
  metricsAt: { host: string; port: number } | undefined
  metricsToken: string | undefined
  /** Value of the HSTS header behind TLS; undefined for none. */
  strictTransport: string | undefined
  /** Contact address for security reports; undefined for none. */
  securityContact: string | undefined
  /** First owner of the platform's site and of FIRST_SITE. */
  ownerEmail: string | undefined
  /** Key of a site created from the shop starter on the first run. */
  firstSite: string | undefined
  demo: boolean
  /** The demonstration is closed for good: its users cannot sign in. */
  demoIsOver: boolean
  /** Whether the demonstration's public sign-ins are allowed on a server reachable from other machines. */
  demoIsOpen: boolean
  /** Whether the server is reachable from other machines, as far as the settings tell. */
  isReachable: boolean
  /** Whether every site may offer the sandbox bank; otherwise only the demonstration's sites. */
  sandbox: boolean
  mode: 'production' | 'development' | 'test'
}

/** An error that the operator can fix: printed as one line, without a stack. */
export class StartError extends Error {}

export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  // An empty variable counts as missing, as in a copied .env file.
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
    ...{ port: data.PORT, host: data.HOST },
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
    passwordMemory: data.PASSWORD_MEMORY_KIB,
    databasePool: data.DATABASE_POOL,
    databaseAnswer: data.DATABASE_ANSWER_MS,
    platformHost,
    appSecret: data.APP_SECRET,
    formerSecrets: listed(data.FORMER_APP_SECRETS),
    smtpUrl: data.SMTP_URL,
    googleCertsUrl: data.GOOGLE_CERTS_URL,
    phonepeUrl: data.PHONEPE_URL.replace(/\/+$/, ''),
    phonepeTestUrl: data.PHONEPE_TEST_URL.replace(/\/+$/, ''),
    razorpayUrl: new URL(data.RAZORPAY_URL).origin,
    stripeUrl: new URL(data.STRIPE_URL).origin,
    providerAnswer: data.PROVIDER_ANSWER_MS,
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

/** Whether traffic to the endpoint is encrypted or stays on this machine. */
function isPrivate(endpoint: string | undefined): boolean {
  if (!endpoint) return true
  const { protocol, hostname } = new URL(endpoint)
  return protocol === 'https:' || loopback.test(hostname.replace(/^\[|\]$/g, ''))
}

function bucketOf(data: z.output<typeof settings>): MediaBucket | undefined {
  const { MEDIA_BUCKET: name, MEDIA_ACCESS_KEY_ID: accessKeyId, MEDIA_SECRET_ACCESS_KEY: secretAccessKey } = data
  if (!name || !accessKeyId || !secretAccessKey) return undefined
  // Most S3-compatible services have a single region with this name.
  const region = data.MEDIA_REGION ?? 'us-east-1'
  return { name, endpoint: data.MEDIA_ENDPOINT?.replace(/\/+$/, ''), region, accessKeyId, secretAccessKey }
}

/** `a, b` -> two. */
function listed(text: string): string[] {
  return text.split(',').flatMap((part) => part.trim() || [])
}
