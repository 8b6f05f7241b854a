import { ChevronsUpDown } from 'lucide-react'
import { signOut } from '../../client/account.ts'
import type { Person } from '../../shared/people/customer.ts'
import { Menu, MenuChoice, MenuItem, MenuLine } from '../ui/menu.tsx'
import { chooseMode, modes, useMode } from './mode.ts'
import { useShow } from './palette/frame-search.tsx'

const kinds = { ADMIN: 'Admin', STAFF: 'Staff', CUSTOMER: 'Customer' }

/** Who is signed in; how the admin looks on this device; the way out. */
export function PersonMenu({ me }: { me: Person }) {
  const mode = useMode()
  const show = useShow()
  return (
    <div className="border-t border-line p-2.5">
      <Menu
        side="top"
        trigger={
          <span className="flex min-h-11 w-full items-center gap-3 rounded-button px-2 text-left hover:bg-ground-soft">
            <span className="grid size-8 shrink-0 place-items-center rounded-full bg-ground-strong text-sm font-semibold text-ink-strong">
              {initials(me)}
            </span>
            <span className="min-w-0 flex-1 leading-tight">
              <span className="block truncate font-semibold">
                {me.firstName} {me.lastName}
              </span>
              <span className="block truncate text-xs text-ink-soft">{kinds[me.userType]}</span>
            </span>
            <ChevronsUpDown className="size-4 shrink-0 text-ink-soft" aria-hidden />
          </span>
        }
      >
        <MenuChoice label="Appearance" value={mode} options={modes} onChange={chooseMode} />
        <MenuItem onSelect={() => show('shortcuts')}>Keyboard shortcuts</MenuItem>
        <MenuLine />
        <MenuItem onSelect={() => void signOut()}>Sign out</MenuItem>
      </Menu>
    </div>
  )
}

function initials({ firstName, lastName }: Person): string {
  return `${firstName.at(0) ?? ''}${lastName.at(0) ?? ''}`.toUpperCase()
}
