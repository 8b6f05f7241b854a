import { t } from '../../shared/words.ts'
import type { Diet } from './price-list.schema.ts'

const marks = {
  vegetarian: { words: 'Vegetarian', colour: 'text-good' },
  egg: { words: 'With egg', colour: 'text-ink-soft' },
  meat: { words: 'Non-vegetarian', colour: 'text-danger' },
}

/** The mark that food carries in India: a dot in a square, or a triangle. Its shape tells what its colour does. */
export function DietMark({ diet }: { diet: Diet }) {
  if (diet === 'none') return null
  const { words, colour } = marks[diet]
  return (
    <svg viewBox="0 0 16 16" className={`inline-block size-4 shrink-0 ${colour}`} role="img" aria-label={t(words)}>
      <rect x="1" y="1" width="14" height="14" fill="none" stroke="currentColor" strokeWidth="1.5" />
      {diet === 'meat' && <path d="M8 3.8l4.2 7.6H3.8z" fill="currentColor" />}
      {diet === 'vegetarian' && <circle cx="8" cy="8" r="3.6" fill="currentColor" />}
      {diet === 'egg' && <ellipse cx="8" cy="8" rx="3" ry="3.9" fill="currentColor" />}
    </svg>
  )
}
