import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { currentLink } from '../ui/current-link.ts'
import { Screen } from '../ui/screen.tsx'
import { TabStrip, tabClass } from '../ui/tab-strip.tsx'

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
      <TabStrip label="Staff" className="mb-6">
        {sections.map(({ to, title }) => (
          <Link key={to} to={to} {...currentLink(to === here)} className={tabClass(to === here)}>
            {title}
          </Link>
        ))}
      </TabStrip>
      {children}
    </Screen>
  )
}
