import { useNavigate } from '@tanstack/react-router'
import { ChevronsUpDown } from 'lucide-react'
import { signOut } from '../../client/account.ts'
import { toast } from '../../client/toast.ts'
import type { Person } from '../../shared/people/customer.ts'
import { initialOf } from '../../shared/text.ts'
import { enterSite, useOwnSites } from '../sites/use-own-sites.ts'
import { Menu, MenuChoice, MenuItem, MenuLine } from '../ui/menu.tsx'
import { chooseMode, modes, useMode } from './mode.ts'
import { useShow } from './palette/frame-search.tsx'

const kinds = { ADMIN: 'Owner', STAFF: 'Staff', CUSTOMER: 'Customer' }

/** The signed-in user, the mode on this device, and sign-out. */
export function PersonMenu({ me }: { me: Person }) {
  const mode = useMode()
  const show = useShow()
  const navigate = useNavigate()
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
                <bdi>{me.firstName}</bdi> <bdi>{me.lastName}</bdi>
              </span>
              <span className="block truncate text-xs text-ink-soft">{kinds[me.userType]}</span>
            </span>
            <ChevronsUpDown className="size-4 shrink-0 text-ink-soft" aria-hidden />
          </span>
        }
      >
        <MenuChoice label="Appearance" value={mode} options={modes} onChange={chooseMode} />
        <OtherSites />
        <MenuItem onSelect={() => void navigate({ to: '/security' })}>Security</MenuItem>
        <MenuItem onSelect={() => show('shortcuts')}>Keyboard shortcuts</MenuItem>
        <MenuLine />
        <MenuItem onSelect={() => void signOut()}>Sign out</MenuItem>
      </Menu>
    </div>
  )
}

const mostSites = 12

/** The user's other sites, entered without another sign-in. */
function OtherSites() {
  const { data = [] } = useOwnSites()
  const others = data.filter(({ isHere }) => !isHere).slice(0, mostSites)
  if (others.length === 0) return null
  return (
    <>
      <MenuLine />
      {others.map(({ key, name }) => (
        <MenuItem key={key} onSelect={() => void enterSite(key).catch((error: Error) => toast.error(error.message))}>
          Go to {name}
        </MenuItem>
      ))}
      <MenuLine />
    </>
  )
}

function initials({ firstName, lastName }: Person): string {
  return `${initialOf(firstName)}${initialOf(lastName)}`
}
