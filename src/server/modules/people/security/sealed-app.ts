import type { SealedColumn } from '../../../platform/seal.ts'

/** What the secret of an account's app is sealed as. */
export const aboutApp = (accountId: string) => `authenticator app:${accountId}`

export const sealedApp: SealedColumn = {
  table: 'authenticator_apps',
  column: 'secret',
  key: ['account_id'],
  about: (_, [accountId = '']) => aboutApp(accountId),
}
