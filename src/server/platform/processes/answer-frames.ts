import { writeSync } from 'node:fs'
import os from 'node:os'
import { type Frame, frameBytes, readFrames } from './frames.ts'
import { type Answered, type Asked, type Limits, overLimit } from './killable.ts'

/** Interval of checking a task's resource use, ms. */
const lookEvery = 25
/** Requests have priority over this work. */
const lowPriority = 5

/**
 * Makes this process one that `startKillable` starts: it runs one task at a time and exits if one exceeds its CPU or memory
 * limit. The parent enforces wall-clock time, and ends the process by closing its input.
 * @param mostBytes of a task's parts
 * @param answer may throw only for a bug, which ends the process
 */
export function answerFrames(mostBytes: number, answer: (frame: Frame) => Promise<Frame>): void {
  // Ctrl-C reaches every process of the terminal; the parent decides when to end this one.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined)
  try {
    os.setPriority(lowPriority)
  } catch {
    // Lowering the priority is not allowed everywhere.
  }
  const take = readFrames(mostBytes, ({ head, parts }) => {
    const { limits, task } = head as Asked
    const stopWatching = watch(limits)
    answer({ head: task, parts }).then(({ head, parts }) => {
      stopWatching()
      const answered: Answered = { task: head, holds: megabytesHeld(), worked: secondsWorked() }
      for (const bytes of frameBytes({ head: answered, parts })) process.stdout.write(bytes)
    }, endWith)
  })
  process.stdin.on('data', take)
  process.stdin.on('close', () => process.kill(process.pid, 'SIGKILL'))
}

/** Native code can only be stopped together with the process. */
function watch({ cpuSeconds, megabytes }: Limits): () => void {
  const before = secondsWorked()
  const timer = setInterval(() => {
    if (secondsWorked() - before > cpuSeconds) endWith(`${overLimit} ${cpuSeconds} seconds`)
    if (megabytesHeld() > megabytes) endWith(`${overLimit} ${megabytes} MB`)
  }, lookEvery)
  return () => clearInterval(timer)
}

function secondsWorked(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000_000
}

const megabytesHeld = () => process.memoryUsage.rss() / 1024 / 1024

function endWith(reason: unknown): void {
  writeSync(process.stderr.fd, String(reason))
  process.kill(process.pid, 'SIGKILL')
}
