import { Drawer } from '@puckeditor/core'
import { Plus, Search, X } from 'lucide-react'
import { useDeferredValue, useEffect, useRef, useState } from 'react'
import { sectionCategories } from '../../../sections/define/section.ts'
import { fitsSearch, type OfferedLook } from '../../../sections/looks.ts'
import type { PageKind } from '../../../shared/content/pages/pages-admin.ts'
import { isComposing } from '../../../ui/composing.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import type { Commands } from '../commands.ts'
import { useMayEdit } from '../editing.ts'
import { usePlaces } from '../places.ts'
import { nameOf, offeredFor } from '../sections.ts'
import { usePlaced } from '../selection.ts'
import { areaName } from '../spots.ts'
import { type Spot, siblings } from '../verbs.ts'
import { LookPreview } from './look-preview.tsx'

type Props = {
  page: { kind: PageKind; key: string }
  commands: Commands
  onAdded: () => void
  /** Clears the chosen place: the next section is added below the selected one. */
  onClear: () => void
}

/** Sections that can be added: searchable, by category, previewed in the site's theme. Press or drag to add. */
export function SectionDrawer({ page, commands, onAdded, onClear }: Props) {
  const [text, setText] = useState('')
  const search = useDeferredValue(text)
  const { adding } = usePlaces()
  const fitting = (words: string) =>
    offeredFor(page).filter((look) => fitsSearch(look, words) && !(adding?.within && look.section.areas))
  const offered = fitting(search)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (adding !== undefined) field.current?.focus()
  }, [adding])
  const add = (look: OfferedLook) => {
    if (adding === undefined) commands.add(look)
    else commands.addAt(look, adding)
    onAdded()
  }
  return (
    <div className="p-3">
      {adding !== undefined && <PlaceNote spot={adding} onClear={onClear} />}
      <search className="relative block">
        <Search
          className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-soft"
          aria-hidden
        />
        <input
          ref={field}
          type="search"
          className="control w-full pl-9"
          placeholder="Search sections"
          aria-label="Search sections"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || isComposing(event)) return
            // The rendered list may lag behind the typed text.
            const [first] = fitting(text)
            if (first) add(first)
          }}
        />
      </search>
      {offered.length === 0 && <p className="py-8 text-center text-sm text-ink-soft">No sections match “{text}”.</p>}
      <Drawer>
        {Object.entries(sectionCategories).map(([category, title]) => {
          const own = offered.filter(({ section }) => section.category === category)
          if (own.length === 0) return null
          return (
            <section key={category} aria-label={title} className="pt-4">
              <h3 className="px-1 pb-2 text-xs font-semibold text-ink-soft">{title}</h3>
              <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
                {own.map((look) => (
                  <Card key={look.id} look={look} onPress={() => add(look)} />
                ))}
              </div>
            </section>
          )
        })}
      </Drawer>
    </div>
  )
}

/** Says where the next section will be added. */
function PlaceNote({ spot: { place, within }, onClear }: { spot: Spot; onClear: () => void }) {
  const sections = usePlaced()
  const all = siblings({ sections, selected: undefined }, within)
  const [above, below] = [all[place - 1], all[place]]
  const first = areaName(sections, within)
  return (
    <p className="mb-2 flex items-center gap-1 rounded-button bg-accent-soft pl-2.5 text-sm">
      <span className="min-w-0 flex-1 truncate py-1.5">
        {above
          ? `Below “${nameOf(above)}”`
          : below
            ? `Above “${nameOf(below)}”`
            : first
              ? `In ${first}`
              : 'First on the page'}
      </span>
      <IconButton icon={X} label="Clear position" onClick={onClear} />
    </p>
  )
}

/** The preview can be dragged or pressed. Dragging cannot start on a button, so the add button is below it. */
function Card({ look, onPress }: { look: OfferedLook; onPress: () => void }) {
  const mayEdit = useMayEdit()
  return (
    <div className="overflow-hidden rounded-[8px] border border-line bg-ground outline-offset-2 outline-accent hover:border-line-strong has-focus-visible:outline-2">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button beneath does the same by keyboard */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the button beneath does the same by keyboard */}
      <div onClick={onPress} className="cursor-grab">
        <Drawer.Item name={look.id} label={look.title}>
          {() => (
            <div>
              <LookPreview look={look} />
              <span className="sr-only">Drag {look.title} onto the page</span>
            </div>
          )}
        </Drawer.Item>
      </div>
      <button
        type="button"
        onClick={onPress}
        disabled={!mayEdit}
        className="flex min-h-10 w-full items-center gap-2 border-t border-line px-3 text-left text-sm font-semibold hover:bg-ground-soft disabled:opacity-55 pointer-coarse:min-h-11"
      >
        <span className="min-w-0 flex-1 truncate">{look.title}</span>
        <Plus className="size-4 shrink-0 text-ink-soft" aria-hidden />
        <span className="sr-only">Add</span>
      </button>
    </div>
  )
}
