import { spawn, spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { connect } from 'node:tls'
import { vi } from 'vitest'
import { freePort } from '../../../src/server/platform/http/free-port.ts'

const program = process.env.CADDY_PATH || 'caddy'

/** Why the proxy cannot be tried here; undefined when it can. */
export function whyNoCaddy(): string | undefined {
  return spawnSync(program, ['version']).status === 0 ? undefined : 'Caddy is not installed'
}

export type Caddy = { port: number; stop: () => Promise<void> }

/** Caddy with the Caddyfile that is shipped, in front of Haat; its certificates are from an authority of its own. */
export async function startCaddy(haat: number): Promise<Caddy> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'haat-caddy-'))
  const [port, plain] = [await freePort('127.0.0.1'), await freePort('127.0.0.1')]
  const options = ['admin off', 'local_certs', 'skip_install_trust', `https_port ${port}`, `http_port ${plain}`]
  const child = spawn(program, ['run', '--config', 'Caddyfile', '--adapter', 'caddyfile'], {
    env: {
      ...{ PATH: process.env.PATH, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
      ...{ HAAT: `127.0.0.1:${haat}`, CADDY_GLOBAL_OPTIONS: options.join('\n') },
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (chunk) => {
    said += chunk
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const serves = () => {
    if (child.exitCode !== null) throw new Error(`Caddy ended with ${child.exitCode}:\n${said}`)
    return said.includes('serving initial configuration')
  }
  await vi.waitUntil(serves, { timeout: 60_000 })
  return {
    port,
    async stop() {
      child.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The name that the certificate is for which a caller of the host is shown; undefined where there is none. */
export function certificateFor(host: string, port: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    // The test's authority is not trusted; only the certificate's names are checked.
    const socket = connect({ host: '127.0.0.1', port, servername: host, rejectUnauthorized: false }, () => {
      resolve(socket.getPeerCertificate().subjectaltname)
      socket.destroy()
    })
    socket.once('error', () => resolve(undefined))
  })
}
