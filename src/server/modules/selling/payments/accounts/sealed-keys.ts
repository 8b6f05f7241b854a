import type { SealedColumn } from '../../../../platform/seal.ts'

type Kind = 'secret' | 'webhookSecret'
type Named = { siteId: number; provider: string; mode: string }

/** Names a secret of an account to `seal`. */
export const aboutKey = (kind: Kind, { siteId, provider, mode }: Named) =>
  `payment ${kind}:${siteId}:${provider}:${mode}`

const sealed = (kind: Kind, column: string): SealedColumn => ({
  table: 'payment_credentials',
  column,
  key: ['provider', 'mode'],
  about: (siteId, [provider = '', mode = '']) => aboutKey(kind, { siteId, provider, mode }),
})

export const sealedKeys = [sealed('secret', 'secret'), sealed('webhookSecret', 'webhook_secret')]
