import { Ban } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { isComposing } from '../../../ui/composing.ts'
import { Icon, icons } from '../../../ui/icon.tsx'
import { inputClass } from '../frame.tsx'

const inRow = 7

/** Words by which people may look for an icon that is called something else. */
const alsoCalled: Record<string, string> = {
  bag: 'cart shopping shop',
  care: 'hand love charity',
  card: 'payment credit',
  close: 'cross cancel',
  globe: 'world web language',
  help: 'question support',
  house: 'home',
  mail: 'email letter',
  package: 'box parcel',
  place: 'map pin address location',
  refresh: 'return exchange',
  rupee: 'money price cash',
  shield: 'safe secure guarantee',
  truck: 'delivery shipping',
  user: 'person account',
  users: 'people team',
  zap: 'fast quick lightning',
}

type Props = { chosen: string; onChoose: (name: string) => void }

/** The set of icons with a search; arrows go about the grid, and Down from the search into it. */
export function IconGrid({ chosen, onChoose }: Props) {
  const grid = useRef<HTMLFieldSetElement>(null)
  const [query, setQuery] = useState('')
  const words = query.trim().toLowerCase()
  const found = Object.keys(icons).filter((name) => `${name} ${alsoCalled[name] ?? ''}`.includes(words))
  const names = words === '' ? ['', ...found] : found
  const focus = (index: number) => grid.current?.querySelectorAll('button')[index]?.focus()
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: inRow, ArrowUp: -inRow }[event.key]
    if (step === undefined) return
    const buttons: EventTarget[] = [...(grid.current?.querySelectorAll('button') ?? [])]
    event.preventDefault()
    const at = buttons.indexOf(event.target)
    focus(Math.min(buttons.length - 1, Math.max(0, at + step)))
  }
  const onSearchKey = (event: KeyboardEvent) => {
    if (isComposing(event)) return
    if (event.key === 'ArrowDown') focus(0)
    else if (event.key === 'Enter' && found[0]) onChoose(found[0])
    else return
    event.preventDefault()
  }
  return (
    <>
      <input
        type="search"
        aria-label="Search icons"
        placeholder="Search icons"
        value={query}
        onChange={({ target }) => setQuery(target.value)}
        onKeyDown={onSearchKey}
        className={`${inputClass} [&::-webkit-search-cancel-button]:appearance-none`}
      />
      <fieldset
        ref={grid}
        aria-label="Icons"
        onKeyDown={onKeyDown}
        className="mt-2 grid max-h-64 grid-cols-7 gap-0.5 overflow-y-auto p-0.5"
      >
        {names.map((name) => (
          <button
            key={name}
            type="button"
            aria-label={name ? name.replaceAll('-', ' ') : 'No icon'}
            title={name ? name.replaceAll('-', ' ') : 'No icon'}
            aria-pressed={name === chosen}
            onClick={() => onChoose(name)}
            className="grid aspect-square place-items-center rounded-[6px] hover:bg-ground-soft focus-visible:outline-offset-0 aria-pressed:bg-accent-soft aria-pressed:text-accent"
          >
            {name ? <Icon name={name} /> : <Ban className="size-5 text-ink-soft" strokeWidth={1.75} aria-hidden />}
          </button>
        ))}
      </fieldset>
      <p role="status" className="px-1 text-sm text-ink-soft not-empty:py-2">
        {names.length === 0 ? 'No icons found' : ''}
      </p>
    </>
  )
}
