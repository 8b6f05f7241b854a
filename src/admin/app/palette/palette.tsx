import { Dialog } from '@base-ui/react/dialog'
import { Link, useNavigate } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { Person } from '../../../shared/people/customer.ts'
import { isComposing } from '../../../ui/composing.ts'
import { LoadFault } from '../../../ui/load-fault.tsx'
import { counted } from '../../ui/counted.ts'
import { usePaused } from '../../ui/use-paused.ts'
import type { Find, FindGroup } from './find.ts'
import { useFinds } from './use-finds.ts'

/** Global search for the keyboard: type to search, arrows to choose, Enter to open. */
export function Palette({ me, onClose }: { me: Person; onClose: () => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-black/45" />
        <Dialog.Popup
          initialFocus={input}
          className="fixed top-[max(1rem,10dvh)] left-1/2 z-50 flex max-h-[min(34rem,80dvh)] w-[min(38rem,calc(100vw-2rem))] -translate-x-1/2 flex-col overflow-hidden rounded-[12px] border border-line bg-ground text-ink shadow-raised outline-none"
        >
          <Dialog.Title className="sr-only">Search</Dialog.Title>
          <Finder me={me} input={input} onClose={onClose} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

type FinderProps = { me: Person; input: React.RefObject<HTMLInputElement | null>; onClose: () => void }

function Finder({ me, input, onClose }: FinderProps) {
  const id = useId()
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const asked = usePaused(text)
  const { groups, busy, fault, retry } = useFinds(me, asked)
  const finds = groups.flatMap(({ finds }) => finds)
  const [chosen, setChosen] = useState<string>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text finds other things, and the first is chosen again
  useEffect(() => setChosen(undefined), [asked])
  // Tracks the selection by id, so that results arriving later do not move it.
  const at = Math.max(
    0,
    finds.findIndex((find) => find.id === chosen),
  )
  const here = finds[at]
  useEffect(() => {
    if (here) document.getElementById(partId(id, here.id))?.scrollIntoView({ block: 'nearest' })
  }, [here, id])
  const open = ({ link }: Find) => {
    onClose()
    void navigate(link)
  }
  // Enter pressed before the search has finished opens its first result.
  const [isWanted, setWanted] = useState(false)
  const isSearching = busy || asked !== text
  useEffect(() => {
    if (!isWanted || isSearching) return
    setWanted(false)
    if (here) open(here)
  })
  const onKey = (event: KeyboardEvent) => {
    const to = { ArrowDown: (at + 1) % finds.length, ArrowUp: (at + finds.length - 1) % finds.length }[event.key]
    if (isComposing(event)) return
    if (event.key === 'Enter') {
      if (isSearching && chosen === undefined) setWanted(true)
      else if (here) open(here)
    } else if (to !== undefined && finds.length > 0) setChosen(finds[to]?.id)
    else return
    event.preventDefault()
  }
  return (
    <>
      <div className="relative border-b border-line">
        <Search
          className="pointer-events-none absolute top-1/2 left-4 size-4 -translate-y-1/2 text-ink-soft"
          aria-hidden
        />
        <input
          ref={input}
          type="text"
          role="combobox"
          aria-label="Search orders, customers, products, pages and settings"
          aria-expanded={finds.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={here ? partId(id, here.id) : undefined}
          placeholder="Search"
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          value={text}
          onChange={({ target }) => {
            setText(target.value)
            setChosen(undefined)
            setWanted(false)
          }}
          onKeyDown={onKey}
          className="h-13 w-full bg-transparent pr-4 pl-11 text-base outline-none"
        />
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto p-2">
        {fault && (
          <div className="p-2">
            <LoadFault text={fault} retry={retry} />
          </div>
        )}
        <div id={`${id}-list`} role="listbox" aria-label="Results">
          {groups.map((group) => (
            <Group key={group.title} id={id} group={group} here={here} open={open} />
          ))}
        </div>
        <p role="status" className={finds.length === 0 ? 'p-3 text-ink-soft' : 'sr-only'}>
          {isSearching
            ? 'Searching…'
            : finds.length === 0
              ? fault
                ? ''
                : 'No results'
              : counted(finds.length, 'result')}
        </p>
      </div>
    </>
  )
}

/** Ids contain no blanks, since ARIA attributes list ids separated by blanks. */
const partId = (id: string, part: string) => `${id}-${part.replaceAll(' ', '-')}`

type GroupProps = { id: string; group: FindGroup; here: Find | undefined; open: (find: Find) => void }

function Group({ id, group: { title, finds }, here, open }: GroupProps) {
  const heading = partId(id, title)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a listbox
    <div role="group" aria-labelledby={heading} className="pb-1">
      <p id={heading} className="px-2.5 pt-2 pb-1 text-xs font-semibold text-ink-soft">
        {title}
      </p>
      {finds.map((find) => (
        <Link
          key={find.id}
          {...find.link}
          id={partId(id, find.id)}
          role="option"
          tabIndex={-1}
          preload={false}
          aria-selected={find === here}
          onClick={(event) => {
            // With a modifier key the browser opens a new tab, and the search stays open.
            if (event.metaKey || event.ctrlKey || event.shiftKey) return
            event.preventDefault()
            open(find)
          }}
          className="flex min-h-10 items-center justify-between gap-4 rounded-[6px] px-2.5 py-1.5 hover:bg-ground-soft aria-selected:bg-ground-soft pointer-coarse:min-h-11"
        >
          <span className="min-w-0 truncate font-semibold">{find.title}</span>
          {find.note && <span className="max-w-[60%] truncate text-sm text-ink-soft">{find.note}</span>}
        </Link>
      ))}
    </div>
  )
}
