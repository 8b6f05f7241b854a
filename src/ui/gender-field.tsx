import type { ComponentPropsWithRef } from 'react'
import { t } from '../shared/words.ts'
import { RadioCards } from './radio-cards.tsx'

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
      cards={[
        { value: 'MALE', title: t('Male') },
        { value: 'FEMALE', title: t('Female') },
        { value: 'OTHER', title: t('Other') },
      ]}
      {...props}
    />
  )
}
