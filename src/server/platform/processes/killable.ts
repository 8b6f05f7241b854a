import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { type Frame, frameBytes, readFrames } from './frames.ts'

/** Limits beyond which a process is killed. */
export type Limits = {
  /** CPU time per task, all threads together, so that a busy machine makes no task late. */
  cpuSeconds: number
  /** Wall-clock time per task. */
  seconds: number
  /** Resident memory. */
  megabytes: number
}

/** A child process that runs one task at a time and may be killed by it. */
export type Killable = {
  /** @throws ProcessEnded if the process died before its reply; any other error if it could not be started */
  ask: (frame: Frame, limits: Limits, signal?: AbortSignal) => Promise<Frame>
  hasEnded: () => boolean
  kill: () => void
}

/** Request and reply of a process. `holds`: resident memory after the task, MB; `worked`: CPU time since its start, seconds. */
export type Asked = { limits: Limits; task: unknown }
export type Answered = { task: unknown; holds: number; worked: number }

/**
 * A task that killed its process, or was killed with it. `by`: it exceeded a resource limit (`limit`); it timed out, maybe
 * because the machine is busy (`clock`); or another cause.
 */
export class ProcessEnded extends Error {
  readonly by: 'limit' | 'clock' | 'other'

  constructor(how: string, by: ProcessEnded['by']) {
    super(`the process ended: ${how}`)
    this.by = by
  }
}

/** Further limits of a program. */
export type ProgramLimits = {
  /** Maximum size of a reply, bytes. */
  answerBytes: number
  /** Heap limit of JavaScript in the process, MB. */
  heapMegabytes: number
}

const usual: ProgramLimits = { answerBytes: 64 * 1024 * 1024, heapMegabytes: 256 }
/**
 * The system's hard limit is this far above the limit of resident memory, MB. It also counts memory that is reserved but never
 * touched: over half a gigabyte for Node.js itself, and one for a small WebP that claims to be huge.
 */
const hardMargin = 1_200
/**
 * A process that retains more than this share of its memory limit after a task is not reused: the next task would be charged
 * for it.
 */
const mostHeld = 0.4
/**
 * CPU time after which a process is not reused, seconds. The system kills it after twice that, so that a stuck one does not
 * outlive a parent that was killed.
 */
const mostWorked = 300
/** Maximum length of its error output. */
const mostLastWords = 2_000

/** Environment variables that system libraries need. All others, above all secrets, are withheld. */
const passedOn = /^(PATH|HOME|LANG|LC_\w+|TMPDIR|TZ|LD_\w+|FONTCONFIG_\w+|NODE_ENV|SystemRoot)$/

/** @param file program that answers by `answerFrames` (answer-frames.ts) */
export function startKillable(file: string, megabytes: number, most: Partial<ProgramLimits> = {}): Killable {
  const { answerBytes, heapMegabytes } = { ...usual, ...most }
  const [command, ...given] = withinSystemLimits(megabytes, [
    process.execPath,
    `--max-old-space-size=${heapMegabytes}`,
    file,
  ])
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => passedOn.test(name)))
  const child = spawn(command ?? '', given, { env, stdio: 'pipe' })
  const ending = Promise.withResolvers<never>()
  ending.promise.catch(() => undefined)
  let lastWords = ''
  let isOver = false
  let ended = false
  let answer: ((frame: Frame) => void) | undefined

  function end(how: string, by: ProcessEnded['by'] = 'other'): void {
    endBy(new ProcessEnded(how, by))
  }

  function endBy(error: Error): void {
    ended = true
    child.kill('SIGKILL')
    ending.reject(error)
  }

  const take = readFrames(answerBytes, (frame) => {
    if (!answer) throw new Error('an answer without a request')
    answer(frame)
  })
  child.stdout.on('data', (piece: Buffer) => {
    try {
      take(piece)
    } catch (error) {
      end(String(error))
    }
  })
  child.stderr.on('data', (piece: Buffer) => {
    const words = lastWords + piece
    isOver ||= words.includes(overLimit) || words.includes(outOfHeap)
    lastWords = words.slice(-mostLastWords)
  })
  // Writing to an ended process is no error; its end is handled below.
  child.stdin.on('error', () => undefined)
  // The process could not be started: not the task's fault.
  child.on('error', endBy)
  child.on('close', (code, signal) => end(`${signal ?? code} ${lastWords}`.trim(), isOver ? 'limit' : 'other'))
  holdUp(child, false)

  return {
    hasEnded: () => ended,
    kill: () => end('it was told to'),
    async ask(task, limits, signal) {
      signal?.throwIfAborted()
      const late = setTimeout(() => end(`over ${limits.seconds} seconds`, 'clock'), limits.seconds * 1_000)
      const abandon = () => end('it was abandoned')
      signal?.addEventListener('abort', abandon)
      const answered = new Promise<Frame>((resolve) => {
        answer = resolve
      })
      holdUp(child, true)
      try {
        const asked: Asked = { limits, task: task.head }
        for (const bytes of frameBytes({ head: asked, parts: task.parts })) child.stdin.write(bytes)
        const { head, parts } = await Promise.race([answered, ending.promise])
        const { task: done, holds, worked } = head as Answered
        if (holds > limits.megabytes * mostHeld || worked > mostWorked) end('another one takes its place')
        return { head: done, parts }
      } finally {
        clearTimeout(late)
        signal?.removeEventListener('abort', abandon)
        answer = undefined
        holdUp(child, false)
      }
    },
  }
}

/** Written by a process before it exits because a task exceeded a limit. */
export const overLimit = 'over its limit of'

/** Written by Node.js before it exits because its heap is full; where it was goes on for more than the last words hold. */
const outOfHeap = 'heap out of memory'

/** An idle child does not keep this process alive, and ends with it. */
function holdUp(child: ChildProcessWithoutNullStreams, holds: boolean): void {
  for (const part of [child, child.stdin, child.stdout, child.stderr] as { ref?: () => void; unref?: () => void }[])
    holds ? part.ref?.() : part.unref?.()
}

const shell = '/bin/sh'

/**
 * On Linux the system also enforces memory and CPU limits, whatever runs in the process; if memory runs out nevertheless, it is
 * killed first; and it writes no core dump.
 */
function withinSystemLimits(megabytes: number, command: string[]): string[] {
  if (process.platform !== 'linux' || !existsSync(shell)) return command
  const script =
    'ulimit -c 0; ulimit -d "$1"; ulimit -t "$2"; { echo 1000 > /proc/self/oom_score_adj; } 2>/dev/null; shift 2; exec "$@"'
  const limits = [(megabytes + hardMargin) * 1_024, mostWorked * 2]
  return [shell, '-c', script, 'sh', ...limits.map((limit) => String(Math.round(limit))), ...command]
}
