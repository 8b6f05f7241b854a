import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Screen } from '../ui/screen.tsx'

const sections = [
  { to: '/staff', title: 'People' },
  { to: '/staff/roles', title: 'Roles' },
  { to: '/staff/activity', title: 'Activity' },
] as const satisfies { to: NonNullable<LinkProps['to']>; title: string }[]

type Props = { here: (typeof sections)[number]['to']; actions?: ReactNode; children: ReactNode }

/** The frame of the screens about staff, with the way from one to the others. */
export function StaffFrame({ here, actions, children }: Props) {
  return (
    <Screen title="Staff" actions={actions}>
      <nav aria-label="Staff" className="-mx-1 mb-6 flex gap-1 overflow-x-auto border-b border-line px-1">
        {sections.map(({ to, title }) => (
          <Link
            key={to}
            to={to}
            aria-current={to === here ? 'page' : undefined}
            className={`-mb-px flex min-h-10 shrink-0 items-center border-b-2 px-2.5 pointer-coarse:min-h-11 ${to === here ? 'border-accent font-semibold' : 'border-transparent text-ink-soft hover:text-ink'}`}
          >
            {title}
          </Link>
        ))}
      </nav>
      {children}
    </Screen>
  )
}
