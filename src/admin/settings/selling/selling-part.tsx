import { Link } from '@tanstack/react-router'
import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { Settings } from '../../../shared/sites/settings-admin.ts'
import { currentLink } from '../../ui/current-link.ts'
import type { RecordForm } from '../../ui/record-form.ts'
import { SaveBar } from '../../ui/save-bar.tsx'
import { sellingParts } from '../sections.ts'
import { SettingsFrame, WithSettings } from '../settings-frame.tsx'

export type SellingPath = (typeof sellingParts)[number]['to']

type Props = { here: SellingPath; children: (settings: Settings) => ReactNode }

/** The frame of a part of “Selling”: the other parts are beside it, or on a phone one step back. */
export function SellingPart({ here, children }: Props) {
  return (
    <SettingsFrame here="/settings/selling" measure="wide">
      <div className="grid gap-x-10 lg:grid-cols-[13rem_minmax(0,48rem)]">
        <nav aria-label="Selling" data-screen-only className="max-lg:hidden">
          <ul>
            {sellingParts.map(({ to, title }) => (
              <li key={to}>
                <Link
                  to={to}
                  {...currentLink(to === here)}
                  className={`flex min-h-10 items-center rounded-button px-3 pointer-coarse:min-h-11 ${to === here ? 'bg-ground-soft font-semibold' : 'text-ink-soft hover:bg-ground-soft hover:text-ink'}`}
                >
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="min-w-0">
          <Link
            to="/settings/selling"
            activeOptions={{ exact: true }}
            data-screen-only
            className="-ml-1.5 mb-3 inline-flex min-h-11 items-center gap-1 text-ink-soft hover:text-ink lg:hidden"
          >
            <ChevronLeft className="size-4" aria-hidden />
            Selling
          </Link>
          <WithSettings>{children}</WithSettings>
        </div>
      </div>
    </SettingsFrame>
  )
}

type FormProps<In extends FieldValues, Out> = { record: RecordForm<In, Out>; children: ReactNode }

/** The form of a part, with the bar that saves it. */
export function SellingForm<In extends FieldValues, Out>({ record, children }: FormProps<In, Out>) {
  return (
    <form onSubmit={(event) => event.preventDefault()} noValidate>
      {children}
      <SaveBar form={record} name="the settings" />
    </form>
  )
}
