import { describe, expect, test } from 'vitest'
import { gstinFault, panOfGstin, stateOfGstin } from './gstin.ts'

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

describe('a GSTIN', () => {
  test.each(['27AAPFU0939F1ZV', '29AAGCB7383J1Z4', '29AABCA1234F1Z5'])('%s is good', (gstin) => {
    expect(gstinFault(gstin)).toBeUndefined()
  })

  // Shows B40.
  test('with a wrong check character is refused', () => {
    const others = [...letters].filter((letter) => letter !== 'V')
    for (const letter of others) expect(gstinFault(`27AAPFU0939F1Z${letter}`)).toContain('last character')
  })

  // Shows B40.
  test.each([
    ['27AAPFU0939F1Z', '15 characters'],
    ['27AAPXU0939F1ZV', 'a state code'],
    ['27AAPFU0939F1YV', 'a state code'],
    ['00AAPFU0939F1ZV', 'no state has the code 00'],
    ['39AAPFU0939F1ZV', 'no state has the code 39'],
    ['72AAPFU0939F1ZV', 'no state has the code 72'],
    ['27AAPFU0993F1ZV', 'last character'],
  ])('%s is refused: %s', (gstin, why) => {
    expect(gstinFault(gstin)).toContain(why)
  })

  test('contains its state and its PAN', () => {
    expect(stateOfGstin('27AAPFU0939F1ZV')).toBe('Maharashtra')
    expect(stateOfGstin('37')).toBe('Andhra Pradesh')
    expect(panOfGstin('27AAPFU0939F1ZV')).toBe('AAPFU0939F')
  })
})
