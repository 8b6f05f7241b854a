import { describe, expect, test } from 'vitest'
import { cashRules, takesCashAt } from './cash-rules.ts'

const none = {
  ...{ largest: 0, smallest: 0, fee: 0, code: 'NEVER', receivedBefore: false },
  ...{ pinRule: 'ANY', pins: [], refusals: 0 },
}
const faultsOf = (given: object) =>
  (cashRules.safeParse({ ...none, ...given }).error?.issues ?? []).map(({ path, message }) => [path[0], message])

// Shows B226.
describe('rules of cash on delivery', () => {
  test('are refused at their field and line', () => {
    expect(faultsOf({ largest: 100, smallest: 101 })).toEqual([['smallest', 'Enter at most the largest amount.']])
    expect(faultsOf({ fee: -1 })).toEqual([['fee', 'Enter 0 or more.']])
    expect(faultsOf({ code: 'SOME' })).toEqual([['code', 'Choose who confirms a cash order by a code.']])
    expect(faultsOf({ refusals: 21 })).toEqual([['refusals', 'Enter at most 20.']])
    expect(faultsOf({ refusals: 1.5 })).toEqual([['refusals', 'Enter a whole number.']])
    expect(faultsOf({ pinRule: 'ONLY' })).toEqual([['pins', 'Enter PIN codes, one a line.']])
    expect(faultsOf({ pinRule: 'EXCEPT', pins: ['', ' '] })).toEqual([['pins', 'Enter PIN codes, one a line.']])
    const pins = ['302001', '', '012345', '3020011', 'Jaipur', '302 001', '302-', '560,561']
    expect(faultsOf({ pinRule: 'ONLY', pins }).map(([, message]) => message)).toEqual([
      'Line 3: “012345” is no PIN code, and none begins so.',
      'Line 4: “3020011” is no PIN code, and none begins so.',
      'Line 5: “Jaipur” is no PIN code, and none begins so.',
      'Line 7: “302-” is no PIN code, and none begins so.',
      'Line 8: “560,561” is no PIN code, and none begins so.',
    ])
  })

  test('are fine without limits, and keep each PIN code once, as digits', () => {
    expect(faultsOf({ smallest: 500 })).toEqual([])
    const pins = [' 302001 ', '302 001', '३०२', '', '302']
    expect(cashRules.parse({ ...none, pinRule: 'ONLY', pins }).pins).toEqual(['302001', '302'])
  })

  test.each([
    ['ANY', [], '302001', true],
    ['ONLY', ['302'], '302001', true],
    ['ONLY', ['302'], '303021', false],
    ['ONLY', ['560001', '302'], '560002', false],
    ['EXCEPT', ['302'], '302001', false],
    ['EXCEPT', ['302'], '560001', true],
  ] as const)('%s %j at %s: %s', (pinRule, pins, pincode, taken) => {
    expect(takesCashAt({ pinRule, pins: [...pins] }, pincode)).toBe(taken)
  })
})
