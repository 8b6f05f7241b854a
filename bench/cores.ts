import { spawnSync } from 'node:child_process'
import os from 'node:os'
import { findProgram } from './machine.ts'

/** The product and its database have one core, whatever makes the load has another; a browser, and a start, may use all. */
export type Role = 'server' | 'load' | 'browser' | 'start'

const all = `0-${os.availableParallelism() - 1}`
const cores: Record<Role, string> = { server: '0', load: '1', browser: all, start: all }
const taskset = os.availableParallelism() >= 2 ? findProgram('taskset') : undefined

export const pinning = taskset
  ? `server and its database on core ${cores.server}, load on core ${cores.load}`
  : 'server and load are not held to cores of their own (no taskset, or one core)'

/** The command, held to the core of its role where that is possible. */
export function onCore(role: Role, command: string[]): [string, string[]] {
  const [program = '', ...args] = taskset ? [taskset, '-c', cores[role], ...command] : command
  return [program, args]
}

/** This process, and what it starts from now on. */
export function stayOnCore(role: Role): void {
  if (taskset) spawnSync(taskset, ['-a', '-cp', cores[role], String(process.pid)])
}
