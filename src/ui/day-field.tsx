import type { ComponentProps } from 'react'
import { dayPattern } from '../shared/day-text.ts'
import { siteNow } from '../shared/site-now.ts'
import { t } from '../shared/words.ts'
import { TextField } from './text-field.tsx'

/**
 * A day that is typed, a date of birth say, in the order of the site's language; the browser's own field would take that of the
 * browser. A form's controls read it as `2026-11-21` (client/controls.ts).
 */
export function DayField(props: Omit<ComponentProps<typeof TextField>, 'type' | 'placeholder'>) {
  const pattern = dayPattern(siteNow().locale ?? 'en-IN')
  const inWords = pattern.replace('DD', t('DD')).replace('MM', t('MM')).replace('YYYY', t('YYYY'))
  return <TextField {...props} data-day inputMode="numeric" placeholder={inWords} maxLength={12} />
}
