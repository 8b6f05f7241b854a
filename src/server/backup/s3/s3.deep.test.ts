import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openS3 } from '../../../../tests/support/outside/s3.ts'
import { keepBackup, openBackup } from '../keeping.ts'
import { readBackupSettings } from '../settings.ts'
import { readLocation } from './location.ts'

const account = { id: 'AKIDEXAMPLE', secret: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY', region: 'ap-south-1' }
const s3 = await openS3(account)
const env = {
  AWS_ACCESS_KEY_ID: account.id,
  AWS_SECRET_ACCESS_KEY: account.secret,
  AWS_REGION: account.region,
  AWS_ENDPOINT_URL: s3.endpoint,
}
const { bucket } = await readBackupSettings(env)
const bytes = randomBytes(40_000_000)
const place = 's3://backups/haat.in/nightly'
const key = 'backups/haat.in/nightly/haat.tar.gz'

afterAll(() => s3.close())

beforeEach(() => {
  s3.objects.clear()
  s3.uploads.clear()
  s3.done.length = 0
  s3.trouble = () => undefined
})

async function* chunks(of = bytes) {
  for (let at = 0; at < of.length; at += 60_000) yield of.subarray(at, at + 60_000)
}

const keep = (to = place, settings = bucket, source = chunks) =>
  keepBackup(async () => source(), to, 'haat.tar.gz', settings)

test('a backup goes up in parts, is seen when it is whole, and comes down as it was', async () => {
  const seen: number[] = []
  s3.trouble = (kind) => {
    if (kind === 'part' || kind === 'complete') seen.push(s3.objects.size)
    return undefined
  }
  expect(await keep()).toEqual({ where: `${place}/haat.tar.gz`, bytes: bytes.length })
  expect(s3.done).toEqual(['begin', 'part', 'part', 'part', 'complete'])
  expect(seen).toEqual([0, 0, 0, 0])
  expect(s3.objects.get(key)?.equals(bytes)).toBe(true)
  expect((await buffer(openBackup(`${place}/haat.tar.gz`, bucket))).equals(bytes)).toBe(true)
})

test('a small one too, under the very name that is given, whatever signs that holds', async () => {
  const small = bytes.subarray(0, 1_000)
  await keep("s3://backups/it's (mine)!*.tar.gz".replace(' ', '_'), bucket, () => chunks(small))
  expect([...s3.objects.keys()]).toEqual(["backups/it's_(mine)!*.tar.gz"])
})

test.each(['begin', 'part', 'complete'])(
  'a request that the server cannot serve at the moment is retried: %s',
  async (at) => {
    s3.trouble = (kind, attempt) => (kind === at && attempt % 3 !== 0 ? 503 : undefined)
    await keep()
    expect(s3.objects.get(key)?.equals(bytes)).toBe(true)
  },
)

test('an answer to the last request that is lost is not taken for a failure', async () => {
  let isFirst = true
  s3.trouble = (kind) => {
    if (kind !== 'complete' || !isFirst) return undefined
    isFirst = false
    return 'lost'
  }
  await keep()
  expect(s3.objects.get(key)?.equals(bytes)).toBe(true)
})

test.each(['part', 'complete'])('a failed upload is removed and never visible: %s', async (at) => {
  s3.trouble = (kind) => (kind === at ? 403 : undefined)
  await expect(keep()).rejects.toThrow(`${place}/haat.tar.gz: the server says AccessDenied`)
  expect([s3.objects.size, s3.uploads.size]).toEqual([0, 0])
})

test('an upload whose source breaks off is removed too', async () => {
  async function* broken() {
    yield* chunks(bytes.subarray(0, 20_000_000))
    throw new Error('the database went away')
  }
  await expect(keep(place, bucket, broken)).rejects.toThrow('the database went away')
  expect([s3.objects.size, s3.uploads.size]).toEqual([0, 0])
})

test('another secret, or another region, is refused by the server, in its words', async () => {
  const wrong = { ...bucket, secretAccessKey: 'another' }
  await expect(keep(place, wrong)).rejects.toThrow('SignatureDoesNotMatch')
  await expect(keep(place, { ...bucket, region: 'eu-west-1' })).rejects.toThrow('AuthorizationHeaderMalformed')
})

test('a missing object is reported', async () => {
  await expect(buffer(openBackup(`${place}/none.tar.gz`, bucket))).rejects.toThrow('NoSuchKey')
  expect(() => openBackup(place, bucket)).toThrow('Name one backup')
})

test('settings that are missing or unsafe are named, and never shown', async () => {
  await expect(keep(place, { ...bucket, secretAccessKey: undefined })).rejects.toThrow('AWS_SECRET_ACCESS_KEY')
  await expect(keep(place, { ...bucket, region: undefined })).rejects.toThrow('AWS_REGION')
  for (const url of ['http://s3.example.com', 'http://127.0.0.1.example.com', 'ftp://127.0.0.1'])
    await expect(readBackupSettings({ ...env, AWS_ENDPOINT_URL: url })).rejects.toThrow('AWS_ENDPOINT_URL')
})

test('an address names a bucket and what lies in it', () => {
  expect(readLocation('s3://backups')).toEqual({ bucket: 'backups', key: '' })
  expect(readLocation('s3://backups/a/b.tar.gz/')).toEqual({ bucket: 'backups', key: 'a/b.tar.gz' })
  expect(readLocation('backups/s3')).toBeUndefined()
  for (const wrong of [
    's3://',
    's3://B',
    's3://backups/../other',
    's3://backups//a',
    's3://backups/a b',
    's3://backups/ü',
  ])
    expect(() => readLocation(wrong), wrong).toThrow('s3://')
})
