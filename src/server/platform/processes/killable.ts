import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { type Frame, frameBytes, readFrames } from './frames.ts'

/** What a process may take before it is killed. */
export type Limits = {
  /** Of the processor, for one task, all threads together: a busy machine makes nobody late. */
  cpuSeconds: number
  /** By the clock, for one task. */
  seconds: number
  /** Resident memory. */
  megabytes: number
}

/** A process of our own that does one task at a time and may die of it. */
export type Killable = {
  /** @throws ProcessEnded when the process did not live to answer; any other error when there never was one */
  ask: (frame: Frame, limits: Limits, signal?: AbortSignal) => Promise<Frame>
  hasEnded: () => boolean
  kill: () => void
}

/**
 * What a process is told, and what it answers: `holds` is its resident memory after the task, MB; `worked` its time of
 * the processor since it was started, seconds.
 */
export type Asked = { limits: Limits; task: unknown }
export type Answered = { task: unknown; holds: number; worked: number }

/**
 * A task that ended its process, or was ended with it. `by`: it took more than it may (`limit`); it did not come to its end
 * in time, which a busy machine may be the reason of (`clock`); or something else was.
 */
export class ProcessEnded extends Error {
  readonly by: 'limit' | 'clock' | 'other'

  constructor(how: string, by: ProcessEnded['by']) {
    super(`the process ended: ${how}`)
    this.by = by
  }
}

/** An answer is no larger, bytes. */
const mostAnswerBytes = 64 * 1024 * 1024
/** Of JavaScript's own memory in the process, MB. */
const heapMegabytes = 256
/**
 * Above the resident memory that it may have, the system gives it so much more, MB, where it can be told so. What is asked
 * for and never touched counts here too: over half a gigabyte for Node.js itself, and one for a small WebP that claims to be
 * huge.
 */
const hardMargin = 1_200
/** One that holds more of its memory than this after a task is not asked again: what it holds would count for the next. */
const mostHeld = 0.4
/**
 * Of the processor in its whole life, seconds: one that has worked so long is not asked again. The system ends it after
 * twice that, so that one which is stuck does not outlive a process that was killed and cannot end it.
 */
const mostWorked = 300
/** Of what it says about its end. */
const mostLastWords = 2_000

/** What libraries of the system go by. Nothing else of the environment is the process's business, least of all a secret. */
const passedOn = /^(PATH|HOME|LANG|LC_\w+|TMPDIR|TZ|LD_\w+|FONTCONFIG_\w+|NODE_ENV|SystemRoot)$/

/** @param file the program: what it answers with is `answerFrames` (answer-frames.ts) */
export function startKillable(file: string, megabytes: number): Killable {
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

  const take = readFrames(mostAnswerBytes, (frame) => {
    if (!answer) throw new Error('an answer that nobody asked for')
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
    lastWords = (lastWords + piece).slice(-mostLastWords)
  })
  // One that has ended takes nothing any more; that it has is heard below.
  child.stdin.on('error', () => undefined)
  // It could not be started: no fault of any task.
  child.on('error', endBy)
  child.on('close', (code, signal) =>
    end(`${signal ?? code} ${lastWords}`.trim(), lastWords.includes(overLimit) ? 'limit' : 'other'),
  )
  holdUp(child, false)

  return {
    hasEnded: () => ended,
    kill: () => end('it was told to'),
    async ask(task, limits, signal) {
      signal?.throwIfAborted()
      const late = setTimeout(() => end(`over ${limits.seconds} seconds`, 'clock'), limits.seconds * 1_000)
      const abandon = () => end('nobody wants it any more')
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

/** What a process writes before it ends itself because a task has taken too much. */
export const overLimit = 'over its limit of'

/** While nothing is asked of it, it does not keep this process from ending, with which it ends too. */
function holdUp(child: ChildProcessWithoutNullStreams, holds: boolean): void {
  for (const part of [child, child.stdin, child.stdout, child.stderr] as { ref?: () => void; unref?: () => void }[])
    holds ? part.ref?.() : part.unref?.()
}

const shell = '/bin/sh'

/**
 * On Linux the system holds the process to memory and time too, whatever runs in it; if memory runs out nevertheless, it is the
 * first to be ended; and it leaves no dump of its memory behind.
 */
function withinSystemLimits(megabytes: number, command: string[]): string[] {
  if (process.platform !== 'linux' || !existsSync(shell)) return command
  const script =
    'ulimit -c 0; ulimit -d "$1"; ulimit -t "$2"; { echo 1000 > /proc/self/oom_score_adj; } 2>/dev/null; shift 2; exec "$@"'
  const limits = [(megabytes + hardMargin) * 1_024, mostWorked * 2]
  return [shell, '-c', script, 'sh', ...limits.map((limit) => String(Math.round(limit))), ...command]
}
