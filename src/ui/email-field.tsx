import type { ComponentProps } from 'react'
import { t } from '../shared/words.ts'
import { TextField } from './text-field.tsx'

type Props = Omit<ComponentProps<typeof TextField>, 'label' | 'type' | 'before'> & { label?: string }

/** An email address: a keyboard with an @, and nothing corrected or begun with a capital. */
export function EmailField({ label = t('Email'), ...field }: Props) {
  return <TextField label={label} type="email" inputMode="email" autoCapitalize="none" spellCheck={false} {...field} />
}
