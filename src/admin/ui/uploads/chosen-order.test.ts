import { expect, test } from 'vitest'
import { placeInChosenOrder } from './chosen-order.ts'

type Finished = [id: string, key: number]

/** The list once each of these has finished; keys rise in the order of choice. */
function afterAll(finished: Finished[], before: string[] = []): string[] {
  const keys = new Map<string, number>()
  return finished.reduce((ids, [id, key]) => {
    keys.set(id, key)
    return ids.toSpliced(placeInChosenOrder(keys, key, ids), 0, id)
  }, before)
}

// Shows B120.
test('files stand behind those that were there, in the order in which they were chosen, whichever finishes first', () => {
  const red: Finished = ['red', 7]
  const green: Finished = ['green', 8]
  const yellow: Finished = ['yellow', 9]
  for (const finished of [
    [red, green, yellow],
    [yellow, green, red],
    [green, yellow, red],
    [yellow, red, green],
  ])
    expect(afterAll(finished, ['old', 'older'])).toEqual(['old', 'older', 'red', 'green', 'yellow'])
})

test('a file that was moved meanwhile stays where it was put', () => {
  const keys = new Map([
    ['red', 7],
    ['yellow', 9],
    ['green', 8],
  ])
  expect(placeInChosenOrder(keys, 8, ['yellow', 'red', 'old'])).toBe(2)
})
