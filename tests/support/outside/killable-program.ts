// A program that does what pictures may make theirs do; `killable.deep.test.ts` starts it.
import { pbkdf2, randomUUID } from 'node:crypto'
import { answerFrames } from '../../../src/server/platform/processes/answer-frames.ts'

const self = randomUUID()
const held: Buffer[] = []

const ways: Record<string, () => Promise<unknown> | unknown> = {
  tell: () => ({ self, pid: process.pid, env: Object.keys(process.env) }),
  spin: () => {
    for (;;);
  },
  // In a library that nothing interrupts but the end of the process.
  work: () => new Promise((resolve) => pbkdf2('a', 'b', 2_000_000_000, 64, 'sha512', resolve)),
  fill: async () => {
    for (;;) {
      held.push(Buffer.alloc(20_000_000, 1))
      await new Promise(setImmediate)
    }
  },
  fillAtOnce: () => held.push(Buffer.alloc(3_000_000_000, 1)),
  keep: () => held.push(Buffer.alloc(120_000_000, 1)).toString(),
  crash: () => process.abort(),
  chatter: () => process.stdout.write('what is this'),
  flood: () => process.stdout.write(Buffer.alloc(8, 255)),
  silence: () => new Promise(() => undefined),
}

answerFrames(1_000_000, async ({ head, parts }) => ({ head: await ways[String(head)]?.(), parts }))
