import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Colour, INK, lightness } from '../drawing/colour.ts'
import { MOTIFS, type MotifName } from '../drawing/motifs.ts'
import type { Wearer } from './cast.ts'
import type { Top } from './cut.ts'
import { withStole, withTop } from './wardrobe.ts'

const grounds: Colour[] = [...Object.values(INK), '#ffffff', '#000000', '#f6f0e2', '#808080']
const motifs = Object.keys(MOTIFS) as MotifName[]
const cuts: Top['cut'][] = ['straight', 'aLine', 'flared', 'boxy']
const wearers: Wearer[] = ['woman', 'man']

/** How far apart two colours are in lightness. */
const apart = (a: Colour, b: Colour) => Math.abs(lightness(a) - lightness(b))

test('what is worn below stands off from what is for sale, whatever its cut, colours and pattern', () => {
  for (const wearer of wearers)
    for (const cut of cuts)
      for (const motif of motifs)
        for (const ground of grounds) {
          const cloth = { ground, ink: ground, accent: ground, motif }
          const top: Top = { cloth, cut, length: cut === 'boxy' ? 66 : 104, sleeve: 'long', neck: 'band', placket: 0 }
          const outfit = withTop(wearer, top)
          const below = outfit.kind === 'suit' ? outfit.bottom : undefined
          // A dhoti is white, over white cloth too.
          if (below?.cut === 'dhoti') continue
          assert.ok(apart(below?.cloth.ground ?? ground, ground) > 0.08, `${wearer} ${cut} ${motif} ${ground}`)
        }
})

test('under a stole the clothes are plain and stand off from it', () => {
  for (const wearer of wearers)
    for (const worn of ['round', 'shoulder', 'shawl', 'dupatta'] as const)
      for (const ground of grounds) {
        const outfit = withStole(wearer, { cloth: { ground, ink: ground, accent: ground, motif: 'kilim' }, worn })
        const top = outfit.kind === 'suit' ? outfit.top.cloth : undefined
        assert.equal(top?.motif, 'plain')
        assert.ok(apart(top?.ground ?? ground, ground) > 0.08, `${wearer} ${worn} ${ground}`)
      }
})
