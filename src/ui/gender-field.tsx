import type { ComponentPropsWithRef } from 'react'
import { t } from '../shared/words.ts'
import { RadioCards } from './radio-cards.tsx'

const cards = [
  { value: 'MALE', title: 'Male' },
  { value: 'FEMALE', title: 'Female' },
  { value: 'OTHER', title: 'Other' },
]

type Props = Pick<
  ComponentPropsWithRef<typeof RadioCards>,
  'className' | 'required' | 'error' | 'name' | 'onChange' | 'onBlur' | 'ref'
>

/** MALE, FEMALE, OTHER (K16). */
export function GenderField(props: Props) {
  return (
    <RadioCards
      label={t('Gender')}
      layout="row"
      cards={cards.map(({ value, title }) => ({ value, title: t(title) }))}
      {...props}
    />
  )
}
