import { Decrypter, Encrypter } from 'age-encryption'
import { StartError } from '../platform/config.ts'
import type { BackupKeys } from './settings.ts'

/** First line of files in the age format (age-encryption.org/v1). */
const magic = 'age-encryption.org/v1\n'

/** Whether backups are encrypted. */
export function isEncrypting({ passphrase, recipients }: BackupKeys): boolean {
  return passphrase !== undefined || recipients.length > 0
}

/**
 * Encrypts a stream in the age format, in bounded memory. Each 64 KiB are sealed with their position and a last-part flag, so
 * truncation, reordering and changes are detected.
 * @throws StartError if the keys are invalid
 */
export async function encrypted(
  chunks: AsyncIterable<Uint8Array>,
  { passphrase, recipients }: BackupKeys,
): Promise<AsyncIterable<Uint8Array>> {
  if (passphrase !== undefined && recipients.length > 0)
    throw new StartError('Settings: give a passphrase or HAAT_BACKUP_RECIPIENTS, not both')
  const encrypter = new Encrypter()
  if (passphrase !== undefined) encrypter.setPassphrase(passphrase)
  for (const recipient of recipients) {
    try {
      encrypter.addRecipient(recipient)
    } catch {
      throw new StartError(`Settings: HAAT_BACKUP_RECIPIENTS: ${recipient} is no public key of age`)
    }
  }
  return chunksOf(await encrypter.encrypt(streamOf(chunks)))
}

/** Whether a file begins like an encrypted one. */
export function isEncrypted(beginning: Uint8Array): boolean {
  return Buffer.from(beginning).toString('latin1', 0, magic.length) === magic
}

/**
 * Decrypts a stream; each part is verified before it is passed on.
 * @param beginning of the file, also included in `chunks`
 * @throws StartError if the keys do not open it, or it is damaged
 */
export async function* decrypted(
  chunks: AsyncIterable<Uint8Array>,
  beginning: Uint8Array,
  keys: BackupKeys,
): AsyncGenerator<Uint8Array> {
  const wantsPassphrase = Buffer.from(beginning).includes('\n-> scrypt ')
  const decrypter = openDecrypter(keys, wantsPassphrase)
  const opened = await decrypter.decrypt(streamOf(chunks)).catch((error: NodeJS.ErrnoException) => {
    if (isOfSource(error)) throw error
    throw new StartError(
      wantsPassphrase
        ? 'The passphrase does not open this backup, or its beginning is damaged.'
        : 'No key in HAAT_BACKUP_IDENTITY_FILE opens this backup, or its beginning is damaged.',
    )
  })
  try {
    yield* chunksOf(opened)
  } catch (error) {
    if (isOfSource(error as Error)) throw error
    throw new StartError('This backup is damaged: it was altered, cut off or put in another order.')
  }
}

function openDecrypter({ passphrase, identities }: BackupKeys, wantsPassphrase: boolean): Decrypter {
  const decrypter = new Decrypter()
  if (wantsPassphrase) {
    if (passphrase === undefined)
      throw new StartError(
        'This backup is encrypted with a passphrase: give it as HAAT_BACKUP_PASSPHRASE or in HAAT_BACKUP_PASSPHRASE_FILE.',
      )
    decrypter.addPassphrase(passphrase)
    return decrypter
  }
  if (identities.length === 0)
    throw new StartError(
      'This backup is encrypted for a key: name the file of the secret key in HAAT_BACKUP_IDENTITY_FILE.',
    )
  for (const identity of identities) {
    try {
      decrypter.addIdentity(identity)
    } catch {
      throw new StartError('Settings: HAAT_BACKUP_IDENTITY_FILE: a line of it is no secret key of age')
    }
  }
  return decrypter
}

/** Whether the error came from reading the file, not from decrypting it. */
function isOfSource(error: NodeJS.ErrnoException): boolean {
  return error instanceof StartError || error.code !== undefined
}

/** Reads the next chunk on demand. */
function streamOf(chunks: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const source = chunks[Symbol.asyncIterator]()
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = await source.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: async () => void (await source.return?.()),
  })
}

async function* chunksOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader()
  try {
    for (;;) {
      const { value, done } = await reader.read()
      if (done) return
      yield value
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}
