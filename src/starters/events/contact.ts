import { telHref } from '../../shared/people/tel.ts'
import { button, outside } from '../base/links.ts'

/** The three numbers of the header (SPEC §9), and how else to reach the company. */
export const phones = [
  { label: 'Weddings', number: '+91 98765 43210' },
  { label: 'Companies', number: '+91 98765 43211' },
  { label: 'Artists', number: '+91 98765 43212' },
]

export const contact = {
  title: 'Come by',
  address: 'Utsav & Co.\n2nd floor, Old Mint Lane\nPune 411001',
  phone: '+91 98765 43210',
  email: 'namaste@utsav.example.com',
  hours: 'Every day, 10 to 8',
}

/** A button that calls. */
export const call = (number: string) => button(number, outside(telHref(number)), 'phone')
