import { Link, type LinkProps } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import type { Settings } from '../../../shared/sites/settings-admin.ts'
import { Part } from '../../ui/screen.tsx'
import { sellingParts } from '../sections.ts'
import { SettingsFrame, WithSettings } from '../settings-frame.tsx'
import { sellingStates } from './selling-states.ts'

/** The parts of “Selling”, with what each is set to. */
export function SellingScreen() {
  return (
    <SettingsFrame here="/settings/selling">
      <WithSettings>{(settings) => <PartList settings={settings} />}</WithSettings>
    </SettingsFrame>
  )
}

/** Owners look for these under “Selling” too. */
const elsewhere = [
  { to: '/settings/delivery', title: 'Delivery', state: 'Charges, zones, days and pick-up' },
  { to: '/settings/business', title: 'Tax and invoices', state: 'GST, invoice numbers, address and contact' },
] as const

function PartList({ settings }: { settings: Settings }) {
  const states = sellingStates(settings)
  return (
    <>
      <Part title="Selling">
        <ul className="divide-y divide-line border-y border-line">
          {sellingParts.map(({ to, title }) => (
            <Row key={to} to={to} title={title} state={states[to]} />
          ))}
        </ul>
      </Part>
      <Part title="In other sections">
        <ul className="divide-y divide-line border-y border-line">
          {elsewhere.map((place) => (
            <Row key={place.to} {...place} />
          ))}
        </ul>
      </Part>
    </>
  )
}

function Row({ to, title, state }: { to: LinkProps['to']; title: string; state: string }) {
  return (
    <li className="relative flex items-center gap-3 px-1 py-3 hover:bg-ground-soft">
      <span className="min-w-0 flex-1">
        <Link to={to} className="font-semibold after:absolute after:inset-0">
          {title}
        </Link>
        <span className="block text-sm wrap-anywhere text-ink-soft">{state}</span>
      </span>
      <ChevronRight className="size-4 shrink-0 text-ink-soft" aria-hidden />
    </li>
  )
}
