import { spawnSync } from 'node:child_process'
import os from 'node:os'

/** The machine's hardware and load, one line each. */
export function describeMachine(): string[] {
  const [cpu] = os.cpus()
  const memory = Math.round(os.totalmem() / 2 ** 30)
  const load = os.loadavg().map((value) => value.toFixed(1))
  return [
    `Machine: ${os.cpus().length} × ${cpu?.model.trim() ?? 'unknown'}, ${memory} GB, ${os.type()} ${os.release()}, Node ${process.version}`,
    `Date: ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC, load before the run ${load.join(' ')}`,
    `Commit: ${commit()}`,
  ]
}

function commit(): string {
  const git = (...args: string[]) => spawnSync('git', args, { encoding: 'utf8' }).stdout?.trim() ?? ''
  const changed = git('status', '--porcelain', '--', 'src', 'db') ? ', with changes that are not committed' : ''
  return (git('rev-parse', '--short', 'HEAD') || 'unknown') + changed
}

/** Where a program is, or undefined where it is not installed. */
export function findProgram(name: string): string | undefined {
  const path = `${process.env.PATH}:/usr/sbin:/usr/local/sbin`
  const found = spawnSync('which', [name], { encoding: 'utf8', env: { ...process.env, PATH: path } })
  return found.status === 0 ? found.stdout.trim() : undefined
}
