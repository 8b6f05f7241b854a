import { sealedApp } from '../modules/people/security/sealed-app.ts'
import { sealedKeys } from '../modules/selling/payments/accounts/sealed-keys.ts'
import type { SealedColumn } from '../platform/seal.ts'

/** Every column that holds sealed values. The command loads nothing else of the modules. */
export const sealedColumns: SealedColumn[] = [sealedApp, ...sealedKeys]
