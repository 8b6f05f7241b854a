import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'

/** The server's secret, and former ones, which still decrypt old values. */
export type Secrets = { secret: string; config: { formerSecrets: string[] } }

/** A text column of a site's table whose values `seal` made. */
export type SealedColumn = {
  table: string
  column: string
  /** Columns of the primary key after `site_id`. */
  key: string[]
  /** The `about` that `seal` was given; `key` has the row's values as text. */
  about: (siteId: number, key: string[]) => string
}

const cipher = 'aes-256-gcm'
const version = '1'

type Key = { id: string; bytes: Buffer }

/** The id identifies the secret that a key is derived from without revealing it. */
function keyOf(secret: string): Key {
  const bytes = Buffer.from(hkdfSync('sha256', secret, '', 'haat: sealed in the database', 32))
  const id = createHash('sha256').update('id of ').update(bytes).digest().subarray(0, 6).toString('base64url')
  return { id, bytes }
}

/**
 * Encrypts a text for storage.
 * @param about kind and owner of the text, such as `authenticator app:<account>`; authenticated, so that a value of one row
 * cannot be used in another
 * @returns `1.<key>.<nonce>.<text and tag>`, in base64url
 */
export function seal(
  { secret }: Pick<Secrets, 'secret'>,
  about: string,
  text: string,
  nonce = randomBytes(12),
): string {
  const { id, bytes } = keyOf(secret)
  const sealing = createCipheriv(cipher, bytes, nonce).setAAD(Buffer.from(about))
  const sealed = Buffer.concat([sealing.update(text, 'utf8'), sealing.final(), sealing.getAuthTag()])
  return [version, id, nonce.toString('base64url'), sealed.toString('base64url')].join('.')
}

/**
 * Decrypts a sealed text.
 * @throws Error if it was altered, sealed with another `about`, or by an unknown secret
 */
export function unseal({ secret, config }: Secrets, about: string, sealed: string): string {
  const [kind, id, nonce = '', text = ''] = sealed.split('.')
  const key = [secret, ...config.formerSecrets].map(keyOf).find((key) => key.id === id)
  if (kind !== version || !key)
    throw new Error('this was sealed by a secret that is not among APP_SECRET and FORMER_APP_SECRETS')
  const bytes = Buffer.from(text, 'base64url')
  const opening = createDecipheriv(cipher, key.bytes, Buffer.from(nonce, 'base64url'), { authTagLength: 16 })
  opening.setAAD(Buffer.from(about)).setAuthTag(bytes.subarray(-16))
  return opening.update(bytes.subarray(0, -16), undefined, 'utf8') + opening.final('utf8')
}

/** Id of a secret's key, the second part of every text that it sealed. It does not reveal the secret. */
export function keyIdOf(secret: string): string {
  return keyOf(secret).id
}

/** Whether it was sealed by a former secret and should be sealed anew. */
export function isSealedBefore({ secret }: Pick<Secrets, 'secret'>, sealed: string): boolean {
  return sealed.split('.')[1] !== keyIdOf(secret)
}
