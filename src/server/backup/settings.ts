import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { StartError } from '../platform/config.ts'
import type { BucketSettings } from './s3/requests.ts'

export type { BucketSettings }

/** Settings of the backup commands. Not read by the server, so that it need not know a key. */
const settings = z.object({
  HAAT_BACKUP_PASSPHRASE: z.string().min(12, 'at least 12 characters').optional(),
  HAAT_BACKUP_PASSPHRASE_FILE: z.string().optional(),
  HAAT_BACKUP_RECIPIENTS: z
    .string()
    .transform((text) => text.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(z.string().regex(/^age1[a-z0-9]+$/, 'public keys of age, such as age1…, with commas between them')))
    .optional(),
  HAAT_BACKUP_IDENTITY_FILE: z.string().optional(),
  AWS_ACCESS_KEY_ID: z.string().optional(),
  AWS_SECRET_ACCESS_KEY: z.string().optional(),
  AWS_SESSION_TOKEN: z.string().optional(),
  AWS_REGION: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'a region, such as ap-south-1')
    .optional(),
  AWS_ENDPOINT_URL: z.url({ protocol: /^https?$/ }).optional(),
})

/** Keys to encrypt a backup, or to decrypt one. */
export type BackupKeys = {
  passphrase: string | undefined
  /** Public keys: holders of a matching secret key can decrypt; this machine cannot. */
  recipients: string[]
  /** Secret keys. */
  identities: string[]
}

export type BackupSettings = { keys: BackupKeys; bucket: BucketSettings }

/** @throws StartError naming the wrong setting, never its value */
export async function readBackupSettings(env: NodeJS.ProcessEnv = process.env): Promise<BackupSettings> {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = settings.safeParse(given)
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path[0]?.toString()}: ${issue.message}`)
    throw new StartError(`Settings: ${faults.join('; ')}`)
  }
  const { data } = parsed
  return { keys: await readKeys(data), bucket: readBucket(data) }
}

type Given = z.output<typeof settings>

async function readKeys(data: Given): Promise<BackupKeys> {
  const { HAAT_BACKUP_PASSPHRASE: passphrase, HAAT_BACKUP_PASSPHRASE_FILE: file } = data
  if (passphrase && file)
    throw new StartError('Settings: give HAAT_BACKUP_PASSPHRASE or HAAT_BACKUP_PASSPHRASE_FILE, not both')
  const kept = file === undefined ? undefined : (await readSecret('HAAT_BACKUP_PASSPHRASE_FILE', file)).trimEnd()
  if (kept !== undefined && kept.length < 12)
    throw new StartError('Settings: HAAT_BACKUP_PASSPHRASE_FILE: at least 12 characters')
  const identities = data.HAAT_BACKUP_IDENTITY_FILE
    ? (await readSecret('HAAT_BACKUP_IDENTITY_FILE', data.HAAT_BACKUP_IDENTITY_FILE))
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '' && !line.startsWith('#'))
    : []
  return { passphrase: passphrase ?? kept, recipients: data.HAAT_BACKUP_RECIPIENTS ?? [], identities }
}

function readSecret(setting: string, file: string): Promise<string> {
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new StartError(`Settings: ${setting}: the file cannot be read (${error.code})`)
  })
}

const loopback = /^(127\.\d+\.\d+\.\d+|localhost|\[::1\])$/

function readBucket(data: Given): BucketSettings {
  const { AWS_ENDPOINT_URL: endpoint } = data
  const { protocol, hostname } = endpoint ? new URL(endpoint) : { protocol: 'https:', hostname: '' }
  if (protocol !== 'https:' && !loopback.test(hostname))
    throw new StartError('Settings: AWS_ENDPOINT_URL: https is needed, except on this machine')
  return {
    endpoint: endpoint?.replace(/\/+$/, ''),
    // Most S3-compatible services have a single region with this name.
    region: data.AWS_REGION ?? (endpoint ? 'us-east-1' : undefined),
    accessKeyId: data.AWS_ACCESS_KEY_ID,
    secretAccessKey: data.AWS_SECRET_ACCESS_KEY,
    sessionToken: data.AWS_SESSION_TOKEN,
  }
}
