import type { IndianState } from '../people/indian-states.ts'

/** State codes of GST registrations. Two are obsolete (2014, 2020) and belong to the states of today. */
const statesByCode: Record<string, IndianState> = {
  '01': 'Jammu and Kashmir',
  '02': 'Himachal Pradesh',
  '03': 'Punjab',
  '04': 'Chandigarh',
  '05': 'Uttarakhand',
  '06': 'Haryana',
  '07': 'Delhi',
  '08': 'Rajasthan',
  '09': 'Uttar Pradesh',
  '10': 'Bihar',
  '11': 'Sikkim',
  '12': 'Arunachal Pradesh',
  '13': 'Nagaland',
  '14': 'Manipur',
  '15': 'Mizoram',
  '16': 'Tripura',
  '17': 'Meghalaya',
  '18': 'Assam',
  '19': 'West Bengal',
  '20': 'Jharkhand',
  '21': 'Odisha',
  '22': 'Chhattisgarh',
  '23': 'Madhya Pradesh',
  '24': 'Gujarat',
  '25': 'Dadra and Nagar Haveli and Daman and Diu',
  '26': 'Dadra and Nagar Haveli and Daman and Diu',
  '27': 'Maharashtra',
  '28': 'Andhra Pradesh',
  '29': 'Karnataka',
  '30': 'Goa',
  '31': 'Lakshadweep',
  '32': 'Kerala',
  '33': 'Tamil Nadu',
  '34': 'Puducherry',
  '35': 'Andaman and Nicobar Islands',
  '36': 'Telangana',
  '37': 'Andhra Pradesh',
  '38': 'Ladakh',
}

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
    return 'Please check the GSTIN: it has a state code, a PAN, a digit or letter, Z, and a check character.'
  if (!stateOfGstin(gstin)) return `Please check the GSTIN: no state has the code ${gstin.slice(0, 2)}.`
  if (checkCharacter(gstin) !== gstin.at(-1))
    return 'Please check the GSTIN: its last character does not fit the others.'
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
