import { expect, test } from 'vitest'
import { fitted, followed, movedBy, type Point, sizeIn, type ZoomView, zoomedBy } from './zoom-view.ts'

/** A 4:5 picture on a phone. */
const stage = { width: 390, height: 700 }
const room = { stage, picture: sizeIn(stage, { width: 1200, height: 1500 }) }

/** The place of the picture that a point of the stage shows. */
const placeAt = (view: ZoomView, point: Point) => ({
  x: (point.x - view.x) / view.scale,
  y: (point.y - view.y) / view.scale,
})

test.each([
  ['upright', { width: 1200, height: 1500 }, { width: 390, height: 487.5 }],
  ['narrow', { width: 500, height: 1400 }, { width: 250, height: 700 }],
  ['a panorama', { width: 3900, height: 600 }, { width: 390, height: 60 }],
  ['not yet loaded', { width: 0, height: 0 }, stage],
])('a picture is shown whole: %s', (_, natural, size) => {
  expect(sizeIn(stage, natural)).toEqual(size)
})

// Shows B194.
test('two fingers that part enlarge what lies between them, and it stays between them', () => {
  const from = [
    { x: 60, y: 40 },
    { x: 100, y: 120 },
  ]
  const to = [
    { x: 40, y: 0 },
    { x: 120, y: 160 },
  ]
  const view = followed(fitted, from, to, room)
  expect(view.scale).toBeCloseTo(2)
  expect(placeAt(view, { x: 80, y: 80 }).x).toBeCloseTo(80)
  expect(placeAt(view, { x: 80, y: 80 }).y).toBeCloseTo(80)
})

// Shows B194.
test('an enlarged picture is moved as far as its edges', () => {
  const view = zoomedBy(fitted, 2, { x: 0, y: 0 }, room)
  expect(movedBy(view, { x: 50, y: -30 }, room)).toEqual({ scale: 2, x: 50, y: -30 })
  expect(movedBy(view, { x: 9_000, y: -9_000 }, room)).toEqual({ scale: 2, x: 195, y: -137.5 })
  // A panorama, twice as large, is still lower than the stage.
  const flat = { stage, picture: { width: 390, height: 60 } }
  expect(movedBy({ ...fitted, scale: 2 }, { x: 10, y: 80 }, flat)).toEqual({ scale: 2, x: 10, y: 0 })
})

test('the zoom is never smaller than fitted, nor larger than four times', () => {
  const corner = { x: -150, y: 200 }
  const large = zoomedBy(fitted, 100, corner, room)
  expect(large.scale).toBe(4)
  expect(zoomedBy(large, 0.001, corner, room)).toEqual({ scale: 1, x: expect.closeTo(0), y: expect.closeTo(0) })
})

test('one finger enlarges nothing', () => {
  const view = zoomedBy(fitted, 2, { x: 0, y: 0 }, room)
  expect(followed(view, [{ x: 0, y: 0 }], [{ x: 20, y: 5 }], room)).toEqual({ scale: 2, x: 20, y: 5 })
})
