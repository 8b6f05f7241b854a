import type { IndianState } from '../people/indian-states.ts'
import { filledText } from '../words.ts'
import { statesByCode } from './gst-states.ts'

/** Three letters, holder type, initial, four digits, and a check letter with an unpublished rule. */
const pan = '[A-Z]{3}[ABCFGHJLPT][A-Z]\\d{4}[A-Z]'

export const panPattern = new RegExp(`^${pan}$`)

/** State code, PAN, registration number, Z, check character. */
const gstinPattern = new RegExp(`^\\d{2}${pan}[1-9A-Z]Z[0-9A-Z]$`)

/** The state of a GSTIN; undefined for an unknown code. */
export function stateOfGstin(gstin: string): IndianState | undefined {
  return statesByCode[gstin.slice(0, 2)]
}

/** The PAN in a GSTIN. */
export function panOfGstin(gstin: string): string {
  return gstin.slice(2, 12)
}

/** The error of an upper-case GSTIN; undefined if valid. */
export function gstinFault(gstin: string): string | undefined {
  if (gstin.length !== 15) return 'A GSTIN has 15 characters.'
  if (!gstinPattern.test(gstin))
    return 'Check the GSTIN: it has a state code, a PAN, a digit or letter, Z, and a check character.'
  if (!stateOfGstin(gstin))
    return filledText('Check the GSTIN: no state has the code {code}.', { code: gstin.slice(0, 2) })
  if (checkCharacter(gstin) !== gstin.at(-1)) return 'Check the GSTIN: its last character does not fit the others.'
  return undefined
}

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/**
 * Every second of the first fourteen counts twice, in base 36; the digits of all products plus the check are a multiple of 36.
 */
function checkCharacter(gstin: string): string | undefined {
  const sum = [...gstin.slice(0, 14)].reduce((sum, character, index) => {
    const product = digits.indexOf(character) * (index % 2 === 0 ? 1 : 2)
    return sum + Math.floor(product / 36) + (product % 36)
  }, 0)
  return digits[(36 - (sum % 36)) % 36]
}
