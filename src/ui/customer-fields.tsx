import type { ReactNode } from 'react'
import { callingCode } from '../shared/rules.ts'
import { t } from '../shared/words.ts'
import { DayField } from './day-field.tsx'
import { GenderField } from './gender-field.tsx'
import { TextField } from './text-field.tsx'

type Name = 'firstName' | 'lastName' | 'mobileNumber' | 'birthDate' | 'gender'

type Props = {
  field: (name: Name) => {
    name: string
    ref: (control: HTMLInputElement | null) => void
    onChange: () => void
    error: string | undefined
  }
  /** Stands between the name and the mobile number. */
  children?: ReactNode
}

/** The fields of a customer at sign-up and in the profile, in a grid of two columns (K16). */
export function CustomerFields({ field, children }: Props) {
  return (
    <>
      <TextField label={t('First Name')} autoComplete="given-name" required {...field('firstName')} />
      <TextField label={t('Last Name')} autoComplete="family-name" required {...field('lastName')} />
      {children}
      <TextField
        label={t('Mobile Number')}
        inputMode="numeric"
        autoComplete="tel-national"
        before={callingCode}
        required
        {...field('mobileNumber')}
      />
      <DayField label={t('Birth Date')} autoComplete="bday" required {...field('birthDate')} />
      <GenderField className="sm:col-span-2" required {...field('gender')} />
    </>
  )
}
