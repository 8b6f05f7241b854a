import type { ComponentProps } from 'react'
import { writeAs } from '../client/controls.ts'
import { dayPattern, readDay, showDay } from '../shared/day-text.ts'
import { siteNow } from '../shared/site-now.ts'
import { t } from '../shared/words.ts'
import { TextField } from './text-field.tsx'

const locale = () => siteNow().locale ?? 'en-IN'

/** Held as `2026-11-21`; text that is no day is held as typed. */
const writing = {
  read: (typed: string) => readDay(typed, locale()) ?? typed,
  show: (held: string) => showDay(held, locale()),
}

type Props = Omit<ComponentProps<typeof TextField>, 'type' | 'placeholder' | 'ref'> & {
  ref: (control: HTMLInputElement | null) => void
}

/**
 * A typed day, such as a date of birth, in the order of the site's language; a native date field uses the browser's.
 */
export function DayField({ ref, ...props }: Props) {
  const pattern = dayPattern(locale())
  const inWords = pattern.replace('DD', t('DD')).replace('MM', t('MM')).replace('YYYY', t('YYYY'))
  const register = (control: HTMLInputElement | null) => {
    if (control) writeAs(control, writing)
    ref(control)
  }
  return <TextField {...props} ref={register} inputMode="numeric" placeholder={inWords} maxLength={12} />
}
