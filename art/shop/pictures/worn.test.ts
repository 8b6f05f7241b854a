import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bodyAt, HIP, SHOULDER } from '../../figures/body.ts'
import { POSES } from '../../figures/cast.ts'
import { withSaree } from '../../figures/wardrobe.ts'
import { worn } from './worn.ts'

const silk = { ground: '#a8322d', ink: '#d9a520', accent: '#e59a1f', motif: 'buti' } as const
const blue = { ...silk, ground: '#26307a' } as const
const shapes = (svg: string) => [...svg.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d)

test('another colour is the same drawing in that colour', () => {
  const pictures = worn({
    wearer: 'woman',
    outfit: withSaree({ cloth: silk, end: silk }),
    tone: 'sand',
    words: { name: 'Red saree', detail: 'the weave' },
    colours: [{ outfit: withSaree({ cloth: blue, end: blue }), name: 'Blue saree' }],
  })
  const [cover, other] = [pictures[0], pictures[pictures.length - 1]]
  const [red, indigo] = [cover.draw(), other?.draw() ?? '']
  assert.deepEqual(shapes(indigo), shapes(red))
  assert.ok(indigo.includes(blue.ground))
  assert.ok(!indigo.includes(silk.ground))
})

test('its words say who wears it', () => {
  const [cover, near, room] = worn({
    wearer: 'man',
    outfit: {
      kind: 'suit',
      top: { cloth: silk, length: 104, cut: 'straight', sleeve: 'long', neck: 'band', placket: 0.3 },
      bottom: { cut: 'dhoti', cloth: blue },
      shoes: '#8a5530',
    },
    tone: 'bone',
    words: { name: 'Red kurta', detail: 'the collar' },
  })
  assert.match(cover.alt, /^Red kurta, worn by a .*man/)
  assert.equal(near?.alt, 'Close view of the collar')
  assert.match(room?.alt ?? '', /^Red kurta, in a room with /)
})

test('in every pose hips and shoulders lean against each other, and the feet stay on the ground', () => {
  for (const pose of Object.values(POSES)) {
    const at = bodyAt(pose)
    const tilt = (y: number) => at(60, y)[1] - at(-60, y)[1]
    assert.equal(Math.sign(tilt(SHOULDER)), -Math.sign(tilt(HIP)))
    assert.ok(Math.abs(at(0, 0)[0]) < 3)
    assert.ok(Math.abs(at(0, 0)[1]) < 1)
  }
})

test('seen from near, cloth shows the threads that it is woven of', () => {
  const [cover, near] = worn({
    wearer: 'woman',
    outfit: withSaree({ cloth: silk, end: silk }),
    tone: 'sand',
    words: { name: 'Red saree', detail: 'the weave' },
  })
  // A pattern of threads lies in the pattern of the cloth.
  const woven = /<pattern[^>]*[^/]>(?:(?!<\/pattern>).)*fill="url\(#/s
  assert.match(near?.draw() ?? '', woven)
  assert.doesNotMatch(cover.draw(), woven)
})
