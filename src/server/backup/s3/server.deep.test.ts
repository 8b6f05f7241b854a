import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { afterAll, describe, expect, test } from 'vitest'
import { openS3Server, whyNoS3 } from '../../../../tests/support/outside/s3-server.ts'
import { keepBackup, openBackup } from '../keeping.ts'
import { readBackupSettings } from '../settings.ts'

const reason = whyNoS3()
const name = 'a backup on a server that speaks S3'

describe.skipIf(reason)(reason ? `${name} (skipped: ${reason})` : name, async () => {
  if (reason) return
  const server = await openS3Server()
  const { endpoint, accessKeyId, secretAccessKey } = await server.bucket('backups')
  const env = { AWS_ENDPOINT_URL: endpoint, AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey }
  const { bucket } = await readBackupSettings(env)
  afterAll(() => server.close())

  test.each([
    ['small', 1_000],
    ['in parts', 40_000_000],
  ])(
    'that is %s comes back as it was',
    async (_, size) => {
      const bytes = randomBytes(size)
      async function* chunks() {
        for (let at = 0; at < size; at += 60_000) yield bytes.subarray(at, at + 60_000)
      }
      const place = `s3://backups/haat.in/${size}.tar.gz`
      expect(await keepBackup(async () => chunks(), place, 'haat.tar.gz', bucket)).toEqual({
        where: place,
        bytes: size,
      })
      expect((await buffer(openBackup(place, bucket))).equals(bytes)).toBe(true)
    },
    60_000,
  )

  test('with a wrong key is refused by its name', async () => {
    const wrong = (await readBackupSettings({ ...env, AWS_SECRET_ACCESS_KEY: 'another secret' })).bucket
    const made = keepBackup(
      async () =>
        (async function* () {
          yield Buffer.from('x')
        })(),
      's3://backups/a.tar.gz',
      'a.tar.gz',
      wrong,
    )
    await expect(made).rejects.toThrow('SignatureDoesNotMatch')
  })
})
