export { passkeyRoutes } from './passkeys.routes.ts'
