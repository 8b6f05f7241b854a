import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addressInput } from './address.ts'
import { indianStates } from './indian-states.ts'
import { placeOfPin, statesOfPin } from './pincode.ts'

const address = { name: 'Asha Rao', mobileNumber: '9876543210', line1: '12 Lake Road', city: 'Somewhere' }
const faults = (pincode: string, state: string) =>
  addressInput
    .safeParse({ ...address, pincode, state })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []

describe('a PIN code', () => {
  test.each([
    ['560038', 'Karnataka', 'Bengaluru'],
    ['110024', 'Delhi', 'New Delhi'],
    ['403001', 'Goa', undefined],
    ['416001', 'Maharashtra', undefined],
    ['737101', 'Sikkim', undefined],
    ['744101', 'Andaman and Nicobar Islands', undefined],
    ['799001', 'Tripura', undefined],
  ])('%s determines the state, %s, and the city where it is certain', (pincode, state, city) => {
    expect(placeOfPin(pincode)).toEqual({ state, city })
  })

  test.each([
    ['248001', ['Uttar Pradesh', 'Uttarakhand']],
    ['605001', ['Tamil Nadu', 'Puducherry']],
    ['682555', ['Kerala', 'Lakshadweep']],
    ['396230', ['Gujarat', 'Dadra and Nagar Haveli and Daman and Diu']],
  ])('%s of a district in two states determines neither', (pincode, states) => {
    expect(statesOfPin(pincode)).toEqual(states)
    expect(placeOfPin(pincode).state).toBeUndefined()
  })

  test('of the army, or unallocated, determines nothing', () => {
    expect(statesOfPin('900056')).toBeUndefined()
    expect(statesOfPin('350001')).toBeUndefined()
  })
})

describe('an address', () => {
  test('is refused if its state contradicts its PIN code, with the expected state', () => {
    expect(faults('560038', 'Delhi')).toEqual(['state: The PIN code 560038 is in Karnataka.'])
    expect(faults('605001', 'Kerala')).toEqual(['state: The PIN code 605001 is in Tamil Nadu or Puducherry.'])
    expect(faults('560038', 'Karnataka')).toEqual([])
  })

  test('is accepted in every state that the code may lie in, and in any if it is uncertain', () => {
    const pincode = fc.integer({ min: 100_000, max: 999_999 }).map(String)
    fc.assert(
      fc.property(pincode, fc.constantFrom(...indianStates), (pincode, state) => {
        expect(faults(pincode, state).length === 0).toBe(statesOfPin(pincode)?.includes(state) ?? true)
      }),
    )
  })

  test('of every state can be entered', () => {
    const reachable = new Set(Array.from({ length: 900 }, (_, index) => statesOfPin(String(index + 100))).flat())
    expect(indianStates.filter((state) => !reachable.has(state))).toEqual([])
  })
})
