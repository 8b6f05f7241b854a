import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'

export type Tab = { name: string; mark?: ReactNode; panel: ReactNode }

/** Whether the tabs stand in a row above their panels, or in a column beside them. */
export type TabsStand = 'above' | 'beside'

type Props = {
  /** Accessible name of the tabs. */
  label: string
  /** The first is selected. Each panel has its own heading, which is shown without script. */
  tabs: Tab[]
  stand: TabsStand
}

/** The tab that a key leads to: arrows wrap, Home and End go to the ends. */
export function tabAfter(key: string, at: number, count: number, stand: TabsStand): number | undefined {
  const [back, on] = stand === 'above' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown']
  if (key === back) return (at - 1 + count) % count
  if (key === on) return (at + 1) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}

const arrangements = {
  above: {
    all: '',
    list: 'mb-8 flex gap-x-8 overflow-x-auto border-b border-line-strong [scrollbar-width:thin]',
    tab: 'max-w-72 min-h-12 shrink-0 border-b-2 py-3',
  },
  beside: {
    all: 'grid items-start gap-x-[clamp(2.5rem,6vw,6rem)] gap-y-8 noscript:block lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]',
    list: 'flex flex-col lg:sticky lg:top-32',
    tab: 'min-h-12 border-s-2 py-3.5 ps-5 text-lg',
  },
}

/** For islands. Until they are alive the first panel is shown; without script all are, below one another. */
export function Tabs({ label, tabs, stand }: Props) {
  const id = useId()
  const [chosen, setChosen] = useState(0)
  const list = useRef<HTMLDivElement>(null)
  const { all, list: listClass, tab: tabClass } = arrangements[stand]
  const move = (event: KeyboardEvent) => {
    const to = tabAfter(event.key, chosen, tabs.length, stand)
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    setChosen(to)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[to]?.focus()
  }
  return (
    <div className={all}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        aria-orientation={stand === 'above' ? 'horizontal' : 'vertical'}
        className={`needs-script ${listClass}`}
        onKeyDown={move}
      >
        {tabs.map(({ name, mark }, index) => (
          <button
            key={index}
            type="button"
            role="tab"
            id={`${id}tab${index}`}
            aria-selected={index === chosen}
            aria-controls={`${id}panel${index}`}
            tabIndex={index === chosen ? 0 : -1}
            className={`flex items-center gap-3 text-start leading-snug font-semibold -outline-offset-2! wrap-anywhere transition-colors ${tabClass} ${index === chosen ? 'border-accent text-ink' : 'border-transparent text-ink-soft hover:text-ink'}`}
            onClick={() => setChosen(index)}
          >
            {mark}
            {name}
          </button>
        ))}
      </div>
      <div className="min-w-0">
        {tabs.map(({ panel }, index) => (
          <div
            key={index}
            role="tabpanel"
            id={`${id}panel${index}`}
            aria-labelledby={`${id}tab${index}`}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel may hold nothing else that Tab would reach
            tabIndex={0}
            className={index === chosen ? 'noscript:mb-12' : 'without-script mb-12'}
          >
            {panel}
          </div>
        ))}
      </div>
    </div>
  )
}
