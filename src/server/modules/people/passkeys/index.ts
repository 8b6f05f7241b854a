export { passkeyRoutes } from './passkeys.routes.ts'
export { forgetPasskeys } from './passkeys.ts'
