import { expect, test } from 'vitest'
import { type Frame, frameBytes, readFrames } from './frames.ts'

const frames: Frame[] = [
  { head: { task: 'a', text: 'नमस्ते' }, parts: [Buffer.from('one'), Buffer.alloc(0), Buffer.from('three')] },
  { head: null, parts: [] },
  { head: ['b'], parts: [Buffer.alloc(100_000, 7)] },
]
const sent = Buffer.concat(frames.flatMap(frameBytes))

test.each([1, 3, 1_000, sent.length])('messages come as they were sent, in pieces of %i bytes', (size) => {
  const got: Frame[] = []
  const take = readFrames(1_000_000, (frame) => got.push(frame))
  for (let at = 0; at < sent.length; at += size) take(sent.subarray(at, at + size))
  expect(got.map(({ head }) => head)).toEqual(frames.map(({ head }) => head))
  expect(got.map(({ parts }) => parts.map(String))).toEqual(frames.map(({ parts }) => parts.map(String)))
})

test.each([
  ['more bytes than are taken', frameBytes({ head: 1, parts: [Buffer.alloc(11)] })],
  ['a head without end', [Buffer.from('ffffffff', 'hex')]],
  ['what is no message', [Buffer.from('\0\0\0\x02{}')]],
  ['a length below nothing', [Buffer.from('\0\0\0\x1f{"head":1,"lengths":[5,-3,-100]}')]],
])('%s ends it', (_, pieces) => {
  const take = readFrames(10, () => undefined)
  expect(() => pieces.forEach(take)).toThrow()
})
