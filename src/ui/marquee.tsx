import type { CSSProperties, ReactNode } from 'react'
import { t } from '../shared/words.ts'

type Props = {
  items: ReactNode[]
  label: string
  /** How long one item takes to pass by, in seconds. */
  each?: number
  /** Class of each item. It includes the gap to the next item. */
  item?: string
}

/**
 * Auto-scrolling strip; pauses on hover, on focus and by its button. Static and scrollable with reduced motion or without
 * script.
 */
export function Marquee({ items, label, each = 6, item = '' }: Props) {
  if (items.length === 0) return null
  // A line that is shorter than the screen would leave a hole behind it.
  const times = Math.ceil(8 / items.length)
  const time = { '--marquee-time': `${Math.max(20, items.length * times * each)}s` } as CSSProperties
  return (
    <div className="marquee" style={time}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: where it does not move it is scrolled, by keyboard, too */}
      <section className="marquee-view" aria-label={label} tabIndex={0}>
        <div className="marquee-line">
          <ul className="flex shrink-0">
            {items.map((content, index) => (
              <li key={index} className={item}>
                {content}
              </li>
            ))}
          </ul>
          <Again items={items} times={times - 1} item={item} />
          <Again items={items} times={times} item={item} />
        </div>
      </section>
      <HoldStill />
    </div>
  )
}

/** Copies of the items that fill the line, hidden from screen readers. */
function Again({ items, times, item }: { items: ReactNode[]; times: number; item: string }) {
  return Array.from({ length: times }, (_, time) => (
    <div key={time} className="shrink-0" data-again aria-hidden inert>
      {items.map((content, index) => (
        <div key={index} className={item}>
          {content}
        </div>
      ))}
    </div>
  ))
}

/** Stops what moves beside it, without script: see marquee.css. */
export function HoldStill() {
  return (
    <div className="hold-still frame">
      <label>
        <input type="checkbox" />
        {t('Hold still')}
      </label>
    </div>
  )
}
