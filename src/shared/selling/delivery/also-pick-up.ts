import { t } from '../../words.ts'
import { longDay } from './arrival-text.ts'
import type { AlsoPickUp } from './pick-up.ts'

/** `Or pick up at Lake Road studio, ready by 28 November 2026.` Where nothing is delivered, the sentence stands alone (B310). */
export function alsoPickUpText({ name: place, ready, more }: AlsoPickUp, delivers: boolean): string {
  const words = { place, day: longDay(ready) }
  const first = delivers
    ? t('Or pick up at {place}, ready by {day}.', words)
    : t('You can pick up your order at {place}, ready by {day}.', words)
  return more ? `${first} ${t('The checkout has more places.')}` : first
}
