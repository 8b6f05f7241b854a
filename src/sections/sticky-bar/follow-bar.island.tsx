import { X } from 'lucide'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { readStored, store } from '../../client/storage.ts'
import { t } from '../../shared/words.ts'
import { LineIcon } from '../../ui/line-icon.tsx'
import type { StickyBar } from './sticky-bar.schema.ts'

type Props = Pick<StickyBar, 'text' | 'appears' | 'closable'>

/** Shows the bar that it stands in when it is time, says how high it is, and closes it until the session ends. */
export default function FollowBar({ text, appears, closable }: Props) {
  const here = useRef<HTMLSpanElement>(null)
  const [isClosed, setClosed] = useState(true)
  const isTime = useTime(here, appears)
  const isShown = isTime && !isClosed
  useEffect(() => setClosed(closable && wasClosed(text)), [closable, text])
  useEffect(() => {
    const bar = here.current?.closest('aside')
    bar?.toggleAttribute('data-shown', isShown)
    return bar && isShown ? tellHeight(bar) : undefined
  }, [isShown])
  const close = () => {
    keepClosed(text)
    setClosed(true)
  }
  return (
    <span ref={here} className="max-sm:order-2" hidden={!closable}>
      <button type="button" className="-mr-2.5 grid size-11 place-items-center" aria-label={t('Close')} onClick={close}>
        <LineIcon of={X} size={20} />
      </button>
    </span>
  )
}

/** Whether the page's first section is out of view, above; or it is always time. */
function useTime(here: RefObject<HTMLElement | null>, appears: Props['appears']): boolean {
  const [isTime, setTime] = useState(false)
  useEffect(() => {
    const bar = here.current?.closest('aside')
    const first = [...document.querySelectorAll('main > :not(link)')].find((element) => !element.contains(bar ?? null))
    if (appears === 'once' || !first) return setTime(true)
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setTime(!entry.isIntersecting && entry.boundingClientRect.top < 0)
    })
    observer.observe(first)
    return () => observer.disconnect()
  }, [here, appears])
  return isTime
}

/** The page ends so much lower, and what else stands at the lower edge stands above it. */
function tellHeight(bar: HTMLElement): () => void {
  const page = document.documentElement
  const tell = () => page.style.setProperty('--sticky-bar', `${bar.offsetHeight}px`)
  tell()
  const observer = new ResizeObserver(tell)
  observer.observe(bar)
  return () => {
    observer.disconnect()
    page.style.removeProperty('--sticky-bar')
  }
}

const key = 'haat:closed-bar'

/** A closed bar is remembered by its text: a new text is shown again. */
function wasClosed(text: string): boolean {
  return readStored('session', key) === text
}

function keepClosed(text: string): void {
  store('session', key, text)
}
