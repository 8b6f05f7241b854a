import { ChevronDown } from 'lucide-react'
import { buttonClass } from '../../ui/button.tsx'
import { Menu, MenuItem, MenuLine } from '../ui/menu.tsx'
import { useAssign, useAssignees } from './use-assign.ts'

/** Gives several messages to somebody at once. */
export function AssignMenu({ ids, onDone, className }: { ids: string[]; onDone: () => void; className: string }) {
  const people = useAssignees()
  const { assign } = useAssign(ids)
  const give = (id: string, name: string) => void assign(id, name).then((done) => done && onDone())
  return (
    <Menu
      className={buttonClass('secondary', className)}
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
      <MenuItem onSelect={() => give('', '')}>Nobody</MenuItem>
    </Menu>
  )
}
