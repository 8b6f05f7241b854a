// `npm run dev`: the product with hot reload of sections, islands, styles and server.
import { spawn } from 'node:child_process'
import { install, pinnedNode } from './install.mjs'

install()
const child = spawn(pinnedNode, ['--enable-source-maps', 'scripts/dev-server.ts'], {
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'development' },
})
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => child.kill('SIGTERM'))
child.on('exit', (code) => process.exit(code ?? 0))
