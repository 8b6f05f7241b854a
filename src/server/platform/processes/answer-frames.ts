import { writeSync } from 'node:fs'
import os from 'node:os'
import { type Frame, frameBytes, readFrames } from './frames.ts'
import { type Answered, type Asked, type Limits, overLimit } from './killable.ts'

/** How often it is looked what a task takes, ms. */
const lookEvery = 25
/** Requests are answered before this is worked on. */
const lowPriority = 5

/**
 * Makes this process one that `startKillable` starts: it answers one task after the other and ends itself when one takes
 * more of the processor or of memory than it may. Whoever asks sees to the time by the clock, and ends it by hanging up.
 * @param mostBytes of what comes with a task
 * @param answer it may throw only what is a mistake of its own: that ends the process
 */
export function answerFrames(mostBytes: number, answer: (frame: Frame) => Promise<Frame>): void {
  // Ctrl-C reaches every process of the terminal; when to end is for the one that asks to say.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined)
  try {
    os.setPriority(lowPriority)
  } catch {
    // Not everywhere may a process lower its own.
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

/** What runs outside of JavaScript cannot be stopped but with the process. */
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
