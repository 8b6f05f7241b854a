import { MoreHorizontal } from 'lucide-react'
import { useState } from 'react'
import type { PlacedSection } from '../../shared/content/pages/page-document.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Menu, MenuItem, MenuLine } from '../ui/menu.tsx'
import type { Commands } from './commands.ts'
import { useMayEdit } from './editing.ts'
import { usePlaces } from './places.ts'
import { nameOf } from './sections.ts'
import { usePlaced } from './selection.ts'
import { keysText } from './shortcuts.ts'
import { spotsFor } from './spots.ts'
import { canMove } from './verbs.ts'

type Props = { placed: PlacedSection; commands: Commands }

/** Actions on one section, with their shortcuts. */
export function SectionMenu({ placed, commands }: Props) {
  const [asking, setAsking] = useState<'name' | 'place'>()
  const fixed = !useMayEdit()
  const places = usePlaces()
  const close = () => setAsking(undefined)
  return (
    <>
      <Menu
        label={`More for ${nameOf(placed)}`}
        align="end"
        className="grid size-9 shrink-0 place-items-center rounded-button text-ink-soft hover:text-ink pointer-coarse:size-11"
        trigger={<MoreHorizontal className="size-[1.1rem]" aria-hidden />}
      >
        <Moves placed={placed} commands={commands} fixed={fixed} onAsk={() => setAsking('place')} />
        <MenuLine />
        <Act disabled={fixed} run={() => places.addAt(commands.spotBelow(placed.id))}>
          Add below…
        </Act>
        <Act keys="Ctrl D" disabled={fixed} run={() => commands.duplicate(placed.id)}>
          Duplicate
        </Act>
        <Act keys="Ctrl C" run={() => commands.copy(placed)}>
          Copy
        </Act>
        <Act keys="Ctrl X" disabled={fixed} run={() => commands.cut(placed)}>
          Cut
        </Act>
        <Act keys="Ctrl V" disabled={fixed} run={() => commands.paste(placed.id)}>
          Paste below
        </Act>
        <MenuLine />
        <Act disabled={fixed} run={() => setAsking('name')}>
          Rename…
        </Act>
        <Act keys="Ctrl H" disabled={fixed} run={() => commands.toggleHidden(placed.id)}>
          {placed.hidden ? 'Show' : 'Hide'}
        </Act>
        <MenuLine />
        <MenuItem danger="danger" disabled={fixed} onSelect={() => commands.remove(placed.id)}>
          Remove
          <Keys text="Del" />
        </MenuItem>
      </Menu>
      {asking === 'name' && <RenameDialog placed={placed} commands={commands} onClose={close} />}
      {asking === 'place' && <PlaceDialog placed={placed} commands={commands} onClose={close} />}
    </>
  )
}

/** Its own component, so that it subscribes to the page only while the menu is open. */
function Moves({ placed, commands, fixed, onAsk }: Props & { fixed: boolean; onAsk: () => void }) {
  const sections = usePlaced()
  const cannot = (by: 1 | -1) => fixed || !canMove(sections, placed.id, by)
  return (
    <>
      <Act keys="Alt ↑" disabled={cannot(-1)} run={() => commands.move(placed.id, -1)}>
        Move up
      </Act>
      <Act keys="Alt ↓" disabled={cannot(1)} run={() => commands.move(placed.id, 1)}>
        Move down
      </Act>
      <Act disabled={fixed || spotsFor(sections, placed).length < 2} run={onAsk}>
        Move to…
      </Act>
    </>
  )
}

function Act({
  keys,
  disabled,
  run,
  children,
}: {
  keys?: string
  disabled?: boolean
  run: () => void
  children: React.ReactNode
}) {
  return (
    <MenuItem disabled={disabled} onSelect={run}>
      {children}
      {keys && <Keys text={keys} />}
    </MenuItem>
  )
}

function Keys({ text }: { text: string }) {
  return <kbd className="ml-auto pl-6 font-sans text-xs text-ink-soft pointer-coarse:hidden">{keysText(text)}</kbd>
}

type AskProps = { placed: PlacedSection; commands: Commands; onClose: () => void }

function RenameDialog({ placed, commands, onClose }: AskProps) {
  const [name, setName] = useState(placed.name ?? '')
  return (
    <Dialog title="Rename section" size="small" onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          commands.rename(placed.id, name)
          onClose()
        }}
      >
        <TextField
          label="Name"
          hint="Only staff see it. If empty, the heading is used."
          value={name}
          maxLength={60}
          onChange={(event) => setName(event.target.value)}
        />
        <div className="mt-5 flex justify-end">
          <Button type="submit">Rename</Button>
        </div>
      </form>
    </Dialog>
  )
}

function PlaceDialog({ placed, commands, onClose }: AskProps) {
  const spots = spotsFor(usePlaced(), placed)
  const [to, setTo] = useState(() => String(spots.findIndex(({ isHere }) => isHere)))
  return (
    <Dialog title={`Move ${nameOf(placed)}`} size="small" onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          const chosen = spots[Number(to)]
          if (chosen) commands.moveTo(placed.id, chosen.spot)
          onClose()
        }}
      >
        <SelectField
          label="Position"
          options={spots.map(({ title }, index) => ({ value: String(index), title }))}
          value={to}
          onChange={(event) => setTo(event.target.value)}
        />
        <div className="mt-5 flex justify-end">
          <Button type="submit">Move</Button>
        </div>
      </form>
    </Dialog>
  )
}
