// Builds the image, starts compose.yaml as it stands, and looks whether it serves as it promises. `npm test` calls it where
// Docker is at hand; by itself: `node scripts/check-docker.mjs`.
import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import http from 'node:http'
import net from 'node:net'
import path from 'node:path'
import { root, say } from './install.mjs'

/** True where images can be built and composed here: the program alone, without its daemon, can do neither. */
export function hasDocker() {
  return ['info', 'compose version'].every((command) => run(command.split(' '), {}, 'ignore').status === 0)
}

function run(args, env, stdio) {
  return spawnSync('docker', args, { cwd: root, env: { ...process.env, ...env }, stdio, encoding: 'utf8' })
}

async function check() {
  const port = await freePort()
  const secrets = { APP_SECRET: randomBytes(32).toString('hex'), POSTGRES_PASSWORD: randomBytes(16).toString('hex') }
  const env = { ...secrets, PORT: String(port), HAAT_DEMO: '0', WORKERS: '2' }
  const project = `haat-check-${process.pid}`
  const compose = (...args) => run(['compose', '-p', project, ...args], env, 'pipe')
  const faults = []
  const expect = (text, holds) => holds || faults.push(text)
  try {
    const up = compose('up', '--build', '--detach', '--wait', '--wait-timeout', '600', 'web', 'worker')
    if (up.status !== 0) return [`compose did not come up:\n${up.stderr}\n${compose('logs', '--tail=50').stdout}`]
    expect('the platform is not served', (await status(port, '/')) === 200)
    expect('web is not ready', (await status(port, '/readyz')) === 200)
    expect('web runs as root', compose('exec', '-T', 'web', 'id', '-u').stdout.trim() !== '0')
    expect('the root file system is writable', compose('exec', '-T', 'web', 'touch', '/haat/x').status !== 0)
    expect('web knows the owner', !compose('exec', '-T', 'web', 'env').stdout.includes(secrets.POSTGRES_PASSWORD))
    const stopped = compose('stop', 'web', 'worker')
    expect(`web and worker did not stop in order: ${stopped.stderr}`, stopped.status === 0)
    const ended = compose('ps', '--all', '--format', '{{.Service}} {{.ExitCode}}', 'web', 'worker').stdout
    expect(
      `they ended with ${ended}`,
      ended
        .trim()
        .split('\n')
        .every((line) => line.endsWith(' 0')),
    )
  } finally {
    compose('down', '--volumes', '--timeout', '5')
  }
  return faults
}

function status(port, path) {
  return new Promise((resolve) => {
    http
      .get({ host: '127.0.0.1', port, path, headers: { host: `localhost:${port}` } }, (response) => {
        response.resume()
        resolve(response.statusCode)
      })
      .on('error', () => resolve(0))
  })
}

function freePort() {
  return new Promise((resolve) => {
    const server = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}

if (process.argv[1] === path.join(root, 'scripts/check-docker.mjs')) {
  if (!hasDocker()) {
    say('Docker is not at hand here, so Dockerfile and compose.yaml are not tried')
  } else {
    const faults = await check()
    for (const fault of faults) process.stderr.write(`✗ ${fault}\n`)
    if (faults.length === 0) say('The image is built, and compose.yaml serves as it promises')
    process.exit(faults.length === 0 ? 0 : 1)
  }
}
