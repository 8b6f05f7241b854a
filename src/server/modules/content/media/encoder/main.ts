import sharp from 'sharp'
import { mostMediaBytes } from '../../../../../shared/content/media/media-admin.ts'
import { mostBytesOf } from '../../../../../shared/content/media/media-files.ts'
import { answerFrames } from '../../../../platform/processes/answer-frames.ts'
import type { Frame } from '../../../../platform/processes/frames.ts'
import { Refusal } from '../../../../platform/refusal.ts'
import type { Answer, Task } from '../encoders.ts'
import { colourOf, encode } from './encode.ts'
import { readFilm } from './film.ts'
import { prepare } from './prepare.ts'

// No image is encoded twice in a row, so a cache would not help.
sharp.cache(false)
// Other cores have their own encoder process.
sharp.concurrency(1)

answerFrames(
  Math.max(mostMediaBytes, mostBytesOf.document),
  async ({ head, parts: [bytes = new Uint8Array(), more = new Uint8Array()] }) => {
    try {
      return await done(head as Task, bytes, more)
    } catch (error) {
      return { head: asAnswer(error), parts: [] }
    }
  },
)

async function done(task: Task, bytes: Uint8Array, more: Uint8Array): Promise<Frame & { head: Answer }> {
  if (task.kind === 'prepare') {
    const { bytes: original, first, ...facts } = await prepare(bytes)
    // Unchanged bytes are not sent back.
    return { head: { kind: 'done', facts }, parts: [original === bytes ? new Uint8Array() : original, first] }
  }
  if (task.kind === 'colour') return { head: { kind: 'done', facts: { colour: await colourOf(bytes) } }, parts: [] }
  if (task.kind === 'film') {
    const facts = await readFilm({ bytes: task.bytes, head: bytes, tail: more })
    return { head: { kind: 'done', facts }, parts: [] }
  }
  if (task.kind === 'document') {
    // Pictures, which are most of the work, need no PDF library.
    const { withoutNotes } = await import('./private-pdf.ts')
    const plain = await withoutNotes(bytes)
    return { head: { kind: 'done', facts: {} }, parts: plain ? [plain] : [] }
  }
  const { contentType, width, variant } = task
  return { head: { kind: 'done', facts: {} }, parts: [await encode({ bytes, contentType, width }, variant)] }
}

function asAnswer(error: unknown): Answer {
  if (!(error instanceof Refusal)) return { kind: 'fault', text: String(error) }
  return { kind: 'refused', code: error.code, text: error.message, faults: error.faults }
}
