import { createSign, generateKeyPairSync } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type Claims = Record<string, unknown>

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/**
 * An issuer of ID tokens like Google, with keys of its own, and a server that tells its public ones: what it signs is checked as
 * Google's would be.
 */
export async function openIssuer() {
  const key = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const kid = 'first'
  let asked = 0
  const server = createServer(async (request, response) => {
    // For journeys: the browser's stand-in for Google's window asks here for its answer.
    if (request.method === 'POST') {
      const parts: Buffer[] = []
      for await (const part of request) parts.push(part)
      response.end(sign(JSON.parse(Buffer.concat(parts).toString())))
      return
    }
    asked += 1
    response.setHeader('content-type', 'application/json')
    response.setHeader('cache-control', 'public, max-age=3600')
    response.end(JSON.stringify({ [kid]: key.publicKey.export({ type: 'spki', format: 'pem' }) }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  function sign(claims: Claims, by: 'itself' | 'a stranger' = 'itself', head: object = {}): string {
    const signed = `${encoded({ alg: 'RS256', typ: 'JWT', kid, ...head })}.${encoded(claims)}`
    const { privateKey } = by === 'itself' ? key : stranger
    return `${signed}.${createSign('RSA-SHA256').update(signed).sign(privateKey, 'base64url')}`
  }

  return {
    certsUrl: `http://127.0.0.1:${port}/certs`,
    /** How often its certificates were asked for. */
    asked: () => asked,
    sign,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

/** Typical claims of an ID token. */
export function claimsOf(clientId: string, nonce: string, more: Claims = {}): Claims {
  const now = Math.floor(Date.now() / 1000)
  return {
    iss: 'https://accounts.google.com',
    aud: clientId,
    azp: clientId,
    sub: '110169484474386276334',
    email: 'asha@gmail.example',
    email_verified: true,
    given_name: 'Asha',
    family_name: 'Rao',
    name: 'Asha Rao',
    nonce,
    iat: now,
    exp: now + 3600,
    ...more,
  }
}
