import type { SealedColumn } from '../../../platform/seal.ts'

/** Names the secret of an account's app to `seal`. */
export const aboutApp = (accountId: string) => `authenticator app:${accountId}`

export const sealedApp: SealedColumn = {
  table: 'authenticator_apps',
  column: 'secret',
  key: ['account_id'],
  about: (_, [accountId = '']) => aboutApp(accountId),
}
