import type { IndianState } from '../people/indian-states.ts'

/**
 * State codes of GST registrations, as the GST portal and rule 10 of the CGST Rules (Form GST REG-06) use them: the census codes of
 * 2011, with 36 to 38 for states made since. 25 (until 2020) and 28 (until 2014) are obsolete, and belong to the states of today.
 */
export const statesByCode: Record<string, IndianState> = {
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

const obsolete = new Set(['25', '28'])

/** The code of a state, such as `27`. */
export const codeOfState = new Map<string, string>(
  Object.entries(statesByCode).flatMap(([code, state]) => (obsolete.has(code) ? [] : [[state, code]])),
)

/** A place of supply as GSTR-1 writes it: `01-Jammu & Kashmir`. */
export function placeText(code: string, state: string): string {
  return `${code}-${state.replaceAll(' and ', ' & ')}`
}
