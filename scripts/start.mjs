// `npm start`: installs, builds and starts the product. It needs nothing but Node 20 and npm, and skips what is done already.
import { spawn } from 'node:child_process'
import { build } from './build.mjs'
import { install, pinnedNode, say } from './install.mjs'

try {
  install()
  await build()
} catch (error) {
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}

const server = spawn(pinnedNode, ['--enable-source-maps', 'dist/server/main.js'], {
  stdio: 'inherit',
  // It stops when this process is gone without a word.
  env: { ...process.env, NODE_ENV: process.env.NODE_ENV || 'production', HAAT_STARTED_BY: String(process.pid) },
})
// Ctrl-C reaches the server by itself; what is sent to this process alone is passed on. Both wait for it to finish.
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => server.kill('SIGTERM'))
// npm that was killed cannot pass anything on.
const npm = process.env.npm_lifecycle_event === 'start' ? process.ppid : undefined
const watching = setInterval(() => {
  if (!npm || process.ppid === npm) return
  clearInterval(watching)
  server.kill('SIGTERM')
}, 500).unref()
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
server.on('error', (error) => {
  say(`The server could not be started: ${error.message}`)
  process.exit(1)
})
