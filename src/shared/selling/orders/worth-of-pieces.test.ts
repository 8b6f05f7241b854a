import { describe, expect, test } from 'vitest'
import { worthOf } from './worth-of-pieces.ts'

const whole = { amount: 10_001, tax: 0, centreTax: null, quantity: 3 }

// Shows B328.
describe('what pieces of a line are worth', () => {
  test('is the line’s share without a lowered price', () => {
    const worth = (pieces: number) => worthOf({ ...whole, reductions: [] }, pieces)
    expect([0, 1, 2, 3].map(worth)).toEqual([0, 3_333, 6_667, 10_001])
  })

  test('is less by a lowered price, which pieces that were gone before do not share', () => {
    const reductions = [{ amount: 1_001, gone: 1 }]
    expect([0, 1, 2, 3].map((pieces) => worthOf({ ...whole, reductions }, pieces))).toEqual([0, 3_333, 6_167, 9_000])
  })

  test('never falls from piece to piece, and loses exactly what was taken off, however often', () => {
    let seed = 7
    const upTo = (most: number) => {
      seed = (seed * 48_271) % 2_147_483_647
      return seed % (most + 1)
    }
    for (let round = 0; round < 400; round++) {
      const line = { amount: upTo(50_000), tax: 0, centreTax: null, quantity: 1 + upTo(6) }
      const reductions: { amount: number; gone: number }[] = []
      const worth = (pieces: number) => worthOf({ ...line, reductions: [...reductions] }, pieces)
      let gone = 0
      for (let times = 0; times < 4; times++) {
        gone += upTo(line.quantity - gone)
        const before = worth(line.quantity)
        const kept = worth(gone)
        const amount = upTo(before - kept)
        reductions.push({ amount, gone })
        expect(worth(line.quantity)).toBe(before - amount)
        expect(worth(gone)).toBe(kept)
        const all = Array.from({ length: line.quantity + 1 }, (_, pieces) => worth(pieces))
        expect(all).toEqual(all.toSorted((a, b) => a - b))
      }
    }
  })

  test('is not asked of more pieces than there are', () => {
    expect(() => worthOf({ ...whole, reductions: [] }, 4)).toThrow(RangeError)
  })
})
