import { expect, test } from 'vitest'
import { isSealedBefore, seal, unseal } from './seal.ts'

const secretsOf = (secret: string, ...formerSecrets: string[]) => ({ secret, config: { formerSecrets } })
const first = 'the first secret, which is long enough'
const second = 'the second secret, which is long enough'
const about = 'authenticator app:1'

// Shows B71.
test('a sealed text is opened again, and unreadable in between', () => {
  const sealed = seal(secretsOf(first), about, 'JBSWY3DPEHPK3PXP')
  expect(sealed).toMatch(/^1\.[\w-]{8}\.[\w-]{16}\.[\w-]+$/)
  expect(Buffer.from(sealed.split('.')[3] ?? '', 'base64url').toString('latin1')).not.toContain('JBSW')
  expect(unseal(secretsOf(first), about, sealed)).toBe('JBSWY3DPEHPK3PXP')
  expect(seal(secretsOf(first), about, 'JBSWY3DPEHPK3PXP')).not.toBe(sealed)
})

test('a secret of before still opens what it sealed, and it is known to be of before', () => {
  const sealed = seal(secretsOf(first), about, 'text')
  expect(unseal(secretsOf(second, first), about, sealed)).toBe('text')
  expect([isSealedBefore(secretsOf(second, first), sealed), isSealedBefore(secretsOf(first), sealed)]).toEqual([
    true,
    false,
  ])
  expect(() => unseal(secretsOf(second), about, sealed)).toThrow('FORMER_APP_SECRETS')
})

test('nothing is opened that was changed, cut, or sealed for another row', () => {
  const sealed = seal(secretsOf(first), about, 'a longer text')
  const [version, key, nonce, text = ''] = sealed.split('.')
  const changed = `${text.startsWith('A') ? 'B' : 'A'}${text.slice(1)}`
  for (const other of [changed, text.slice(0, -4), ''])
    expect(() => unseal(secretsOf(first), about, [version, key, nonce, other].join('.'))).toThrow()
  expect(() => unseal(secretsOf(first), 'authenticator app:2', sealed)).toThrow()
})

test('a text sealed by this version stays readable in later ones', () => {
  const nonce = Buffer.from('000102030405060708090a0b', 'hex')
  const known = '1.eQezJd5n.AAECAwQFBgcICQoL.RrI_qkBQuU8dK0pFO-2KBENNODZg3hKndRhKbGCsuMk'
  expect(seal(secretsOf(first), about, 'JBSWY3DPEHPK3PXP', nonce)).toBe(known)
  expect(unseal(secretsOf(first), about, known)).toBe('JBSWY3DPEHPK3PXP')
})
