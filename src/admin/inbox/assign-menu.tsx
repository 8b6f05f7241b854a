import { ChevronDown } from 'lucide-react'
import { buttonClass } from '../../ui/button.tsx'
import { bulkClass } from '../ui/bulk-bar.tsx'
import { Menu, MenuItem, MenuLine } from '../ui/menu.tsx'
import { useAssign, useAssignees } from './use-assign.ts'

/** Assigns the selected messages. */
export function AssignMenu({ ids, onDone }: { ids: string[]; onDone: () => void }) {
  const people = useAssignees()
  const { act } = useAssign(ids)
  const give = (id: string, name: string) => void act({ id, name }).then((done) => done && onDone())
  return (
    <Menu
      className={buttonClass('secondary', bulkClass)}
      trigger={
        <>
          Assign to
          <ChevronDown className="size-4" aria-hidden />
        </>
      }
    >
      {people.map(({ value, title }) => (
        <MenuItem key={value} onSelect={() => give(value, title)}>
          {title}
        </MenuItem>
      ))}
      <MenuLine />
      <MenuItem onSelect={() => give('', '')}>No one</MenuItem>
    </Menu>
  )
}
