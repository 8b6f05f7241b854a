export { forgetPasskeys } from './passkeys.ts'
