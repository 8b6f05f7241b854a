import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto'
import { onTestFinished, vi } from 'vitest'

type Device = {
  /** Where the page says that it is: of a test's server the port is not in the address. */
  origin: string
  /** Error with which the device answers instead. */
  fault?: 'NotAllowedError' | 'InvalidStateError'
}

/** Gives happy-dom a device that makes passkeys (WebAuthn, ES256, without attestation) until the test has ended. */
export function passkeyDevice({ origin, fault }: Device): { asked: () => number } {
  let asked = 0
  const create = async ({ publicKey }: { publicKey: PublicKeyCredentialCreationOptions }) => {
    asked++
    if (fault) throw new DOMException('The device made no passkey.', fault)
    return credentialFor(publicKey, origin)
  }
  vi.stubGlobal('PublicKeyCredential', class {})
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { create } })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'credentials'))
  return { asked: () => asked }
}

function credentialFor({ challenge, rp }: PublicKeyCredentialCreationOptions, origin: string) {
  const rawId = randomBytes(16)
  const clientData = {
    type: 'webauthn.create',
    challenge: Buffer.from(challenge as ArrayBuffer).toString('base64url'),
    origin,
  }
  return {
    id: rawId.toString('base64url'),
    rawId: bytesOf(rawId),
    type: 'public-key',
    authenticatorAttachment: 'platform',
    getClientExtensionResults: () => ({}),
    response: {
      clientDataJSON: bytesOf(Buffer.from(JSON.stringify(clientData))),
      attestationObject: bytesOf(attestationOf(authenticatorData(rp.id ?? '', rawId))),
    },
  }
}

/** Authenticator data with the new public key (WebAuthn, 6.1). */
function authenticatorData(host: string, rawId: Buffer): Buffer {
  const idLength = Buffer.alloc(2)
  idLength.writeUInt16BE(rawId.length)
  // Flags: user present (1), user verified (4), attested credential data (64).
  const flags = Buffer.from([1 | 4 | 64])
  const [count, model] = [Buffer.alloc(4), Buffer.alloc(16)]
  return Buffer.concat([createHash('sha256').update(host).digest(), flags, count, model, idLength, rawId, newKey()])
}

/** The public half of a new P-256 key as COSE: type EC2, algorithm ES256, curve P-256, x, y. */
function newKey(): Buffer {
  const { x = '', y = '' } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({ format: 'jwk' })
  const part = (key: string, text: string) =>
    Buffer.from(`${key}5820${Buffer.from(text, 'base64url').toString('hex')}`, 'hex')
  return Buffer.concat([Buffer.from('a5010203262001', 'hex'), part('21', x), part('22', y)])
}

/** CBOR of `{ fmt: 'none', attStmt: {}, authData }`. */
function attestationOf(authData: Buffer): Buffer {
  const text = (word: string) => Buffer.concat([Buffer.from([0x60 + word.length]), Buffer.from(word)])
  const head = [Buffer.from([0xa3]), text('fmt'), text('none'), text('attStmt'), Buffer.from([0xa0]), text('authData')]
  return Buffer.concat([...head, Buffer.from([0x58, authData.length]), authData])
}

const bytesOf = (buffer: Buffer): ArrayBuffer => new Uint8Array(buffer).buffer
