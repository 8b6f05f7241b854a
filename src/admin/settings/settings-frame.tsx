import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { call } from '../../client/call.ts'
import { readSettings } from '../../server/modules/sites/settings/settings.contract.ts'
import type { Settings } from '../../shared/sites/settings-admin.ts'
import { LoadFault } from '../../ui/load-fault.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { currentLink } from '../ui/current-link.ts'
import { Changeable, useMayChange } from '../ui/may-change.tsx'
import { Screen } from '../ui/screen.tsx'
import { TabStrip, tabClass } from '../ui/tab-strip.tsx'
import { sectionsHere, type settingsSections } from './sections.ts'

export const settingsKey = ['settings']

/** Hidden from read-only staff, because mails contain sensitive links. */
const mailbox = '/settings/mails'

type FrameProps = {
  here: (typeof settingsSections)[number]['to']
  /** A form is narrow, a list or a form with a preview takes the room there is. */
  measure?: 'wide' | 'narrow'
  children: ReactNode
}

/** The frame of every section of the settings, with the way to the others. */
export function SettingsFrame({ here, measure = 'narrow', children }: FrameProps) {
  const mayChange = useMayChange()
  return (
    <Screen title="Settings">
      <TabStrip label="Settings" className="mb-6">
        {sectionsHere()
          .filter(({ to }) => mayChange || to !== mailbox)
          .map(({ to, title }) => (
            <Link key={to} to={to} {...currentLink(to === here)} className={tabClass(to === here)}>
              {title}
            </Link>
          ))}
      </TabStrip>
      <div className={measure === 'narrow' ? 'max-w-[48rem]' : ''}>{children}</div>
    </Screen>
  )
}

/** The settings as they are stored; a section's form is built from them once they are there. */
export function WithSettings({ children }: { children: (settings: Settings) => ReactNode }) {
  const { data, error, refetch } = useQuery({
    queryKey: settingsKey,
    queryFn: async () => (await call(readSettings)).data,
    // An open form keeps its initial values; changes by others are detected on saving.
    refetchOnWindowFocus: false,
  })
  if (error && !data) return <LoadFault text={error.message} retry={() => void refetch()} />
  if (!data) return <FormSkeleton />
  return <Changeable>{children(data)}</Changeable>
}

function FormSkeleton() {
  return (
    <Loading text="Loading the settings">
      <div className="grid max-w-xl gap-6">
        {[36, 72, 36, 36].map((height, index) => (
          <div key={index}>
            <Skeleton className="mb-2 h-4 w-28" />
            <div style={{ height }}>
              <Skeleton className="h-full" />
            </div>
          </div>
        ))}
      </div>
    </Loading>
  )
}
