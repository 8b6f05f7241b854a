import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { Encrypter, generateIdentity, identityToRecipient } from 'age-encryption'
import { afterAll, describe, expect, test } from 'vitest'
import { endingOf, readFormat, writeFormat } from './file-format.ts'
import { type BackupKeys, readBackupSettings } from './settings.ts'

const folder = await mkdtemp(path.join(os.tmpdir(), 'haat-keys-'))
// Random, so that it cannot be compressed and has several sealed parts.
const content = randomBytes(300_000)
const none: BackupKeys = { passphrase: undefined, recipients: [], identities: [] }
const phrase = { ...none, passphrase: 'correct horse battery' }
const secret = await generateIdentity()
const lock = {
  ...none,
  recipients: [await identityToRecipient(secret), await identityToRecipient(await generateIdentity())],
}
const key = { ...none, identities: [secret] }

afterAll(() => rm(folder, { recursive: true }))

async function* entries() {
  yield { name: 'one', bytes: content }
}

async function* cut(file: Uint8Array, size = 10_000) {
  for (let at = 0; at < file.length; at += size) yield file.subarray(at, at + size)
}

const write = async (keys: BackupKeys) => buffer(await writeFormat(entries(), keys, new Date()))

async function read(file: Uint8Array, keys: BackupKeys): Promise<Buffer[]> {
  const found: Buffer[] = []
  for await (const { bytes } of readFormat(cut(file), keys)) found.push(Buffer.from(bytes))
  return found
}

const sealed = await write(lock)
/** Start of the first sealed part: after the header and 16 random bytes. */
const payload = sealed.indexOf('\n', sealed.indexOf('\n--- ') + 1) + 1 + 16
const part = 65_536 + 16

// Deriving a key from a passphrase is slow on purpose.
describe('an encrypted backup', { timeout: 120_000 }, () => {
  test('is opened by its passphrase, and by the secret key of any that it is made for', async () => {
    expect(await read(await write(phrase), phrase)).toEqual([content])
    expect(await read(sealed, key)).toEqual([content])
    expect(sealed.toString('latin1', 0, 31)).toBe('age-encryption.org/v1\n-> X25519')
    expect([endingOf(phrase), endingOf(lock), endingOf(none)]).toEqual(['.tar.gz.age', '.tar.gz.age', '.tar.gz'])
  })

  test('is not opened by anything else, and says what is needed', async () => {
    const phrased = await write(phrase)
    await expect(read(phrased, { ...phrase, passphrase: 'another passphrase' })).rejects.toThrow('does not open')
    await expect(read(phrased, none)).rejects.toThrow('HAAT_BACKUP_PASSPHRASE')
    await expect(read(phrased, key)).rejects.toThrow('HAAT_BACKUP_PASSPHRASE')
    await expect(read(sealed, phrase)).rejects.toThrow('HAAT_BACKUP_IDENTITY_FILE')
    await expect(read(sealed, { ...none, identities: [await generateIdentity()] })).rejects.toThrow('No key')
  })

  test.each([
    ['in its last part', sealed.length - 20],
    ['in its middle', payload + part + 500],
    ['in its first part', payload],
    ['in the random bytes before it', payload - 3],
    ['in its header', sealed.indexOf('\n--- ') + 10],
  ])('of which a bit was changed %s is refused', async (_, at) => {
    const changed = Buffer.from(sealed)
    changed[at] = (changed[at] ?? 0) ^ 1
    await expect(read(changed, key)).rejects.toThrow('damaged')
  })

  test('that was cut off, wherever, is refused', async () => {
    for (const at of [payload, payload + 10, payload + part, payload + 2 * part, sealed.length - 1])
      await expect(read(sealed.subarray(0, at), key), String(at)).rejects.toThrow('damaged')
  })

  test('with reordered, repeated or missing parts is refused', async () => {
    const [head, one, two, rest] = [
      sealed.subarray(0, payload),
      sealed.subarray(payload, payload + part),
      sealed.subarray(payload + part, payload + 2 * part),
      sealed.subarray(payload + 2 * part),
    ]
    for (const order of [
      [head, two, one, rest],
      [head, one, one, two, rest],
      [head, one, rest],
      [head, one, two, rest, rest],
    ])
      await expect(read(Buffer.concat(order), key)).rejects.toThrow('damaged')
  })
})

describe('a backup that is not encrypted', () => {
  test('is read without a key, and refused when it is cut off, altered or goes on', async () => {
    const plain = await write(none)
    expect(await read(plain, phrase)).toEqual([content])
    const changed = Buffer.from(plain)
    changed[plain.length - 6] = (changed[plain.length - 6] ?? 0) ^ 1
    for (const wrong of [
      plain.subarray(0, -1),
      plain.subarray(0, 5_000),
      changed,
      Buffer.concat([plain, Buffer.from('x')]),
    ])
      await expect(read(wrong, none)).rejects.toThrow(/damaged|cut off/)
    for (const other of [Buffer.alloc(0), Buffer.from('GIF89a'), Buffer.alloc(500)])
      await expect(read(other, none)).rejects.toThrow('no backup of Haat')
  })

  test('and that is hidden in an encrypted file of something else is told from it', async () => {
    const encrypter = new Encrypter()
    encrypter.addRecipient(lock.recipients[0] ?? '')
    await expect(read(await encrypter.encrypt('hello'), key)).rejects.toThrow('no backup of Haat')
  })
})

describe('settings', () => {
  test('come from the environment or from files', async () => {
    const file = path.join(folder, 'phrase')
    await writeFile(file, 'from a file, and long\n')
    const identity = path.join(folder, 'identity')
    await writeFile(identity, `# made somewhere\n${secret}\n`)
    const given = { HAAT_BACKUP_PASSPHRASE_FILE: file, HAAT_BACKUP_IDENTITY_FILE: identity, HAAT_BACKUP_RECIPIENTS: '' }
    expect((await readBackupSettings(given)).keys).toEqual({
      passphrase: 'from a file, and long',
      recipients: [],
      identities: [secret],
    })
    expect(await readdir(folder)).toHaveLength(2)
  })

  test('that are wrong are named, and never shown', async () => {
    const wrong = async (env: Record<string, string>) =>
      readBackupSettings(env).then(
        () => '',
        ({ message }: Error) => message,
      )
    expect(await wrong({ HAAT_BACKUP_PASSPHRASE: 'tiny' })).toMatch(/^Settings: HAAT_BACKUP_PASSPHRASE: at least 12/)
    expect(await wrong({ HAAT_BACKUP_PASSPHRASE: 'long enough it is', HAAT_BACKUP_PASSPHRASE_FILE: 'x' })).toContain(
      'not both',
    )
    expect(await wrong({ HAAT_BACKUP_PASSPHRASE_FILE: '/nowhere' })).toContain('HAAT_BACKUP_PASSPHRASE_FILE')
    expect(await wrong({ HAAT_BACKUP_RECIPIENTS: secret })).not.toContain(secret)
    await expect(write({ ...none, recipients: ['age1wrong'] })).rejects.toThrow('no public key of age')
    await expect(write({ ...lock, passphrase: 'long enough it is' })).rejects.toThrow('not both')
  })
})
