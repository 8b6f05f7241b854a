import { readdirSync, readFileSync } from 'node:fs'

/** Length of one tick in which Linux counts CPU, ms. */
const tick = 10

/** CPU that a database server has used so far, all its processes together, ms; 0 where the system does not tell. */
export function databaseCpu(postmaster: number): number {
  return cpuOf(withChildren(postmaster))
}

/** CPU that these processes have used so far, ms; 0 where the system does not tell. */
export function cpuOf(pids: number[]): number {
  return pids
    .map((pid) => statOf(pid))
    .reduce((sum, fields) => sum + (Number(fields[11]) + Number(fields[12])) * tick || sum, 0)
}

/** Memory that processes have for themselves, and their part of what they share, MB. */
export function memoryOf(pids: number[]): number {
  const kilobytes = pids.map((pid) => /^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1])
  return kilobytes.reduce((sum, value) => sum + Number(value ?? 0), 0) / 1024
}

/** Resident memory of one process, MB. */
export function residentOf(pid: number): number {
  return Number(/^VmRSS:\s+(\d+)/m.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) / 1024
}

export function withChildren(parent: number): number[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return [parent, ...pids.map(Number).filter((pid) => Number(statOf(pid)[1]) === parent)]
}

/** The workers that a supervisor has started; its database is a child of it too. */
export function workersOf(supervisor: number): number[] {
  return withChildren(supervisor).filter((pid) => read(`/proc/${pid}/environ`).includes('NODE_UNIQUE_ID='))
}

/** The fields of /proc/<pid>/stat behind the name, which stands in brackets and may hold spaces. */
function statOf(pid: number): string[] {
  const text = read(`/proc/${pid}/stat`)
  return text.slice(text.lastIndexOf(')') + 2).split(' ')
}

/** Empty for a process that has ended meanwhile. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/** The processes of jobs that a server has started. */
export function jobsOf(server: number): number[] {
  return withChildren(server).filter((pid) => read(`/proc/${pid}/cmdline`).includes('job-process'))
}

/** Looks every 100 ms at what `resident` tells, MB. @returns what tells the most that was seen, and stops looking */
export function watchMost(resident: () => number): () => number {
  let most = 0
  const timer = setInterval(() => {
    most = Math.max(most, resident())
  }, 100)
  return () => {
    clearInterval(timer)
    return most
  }
}
