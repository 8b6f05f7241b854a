import { Link } from '@tanstack/react-router'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { cashMode, upiMode } from '../../../shared/selling/payments/payment-modes.ts'
import type { Settings } from '../../../shared/sites/settings-admin.ts'
import { FieldGroup } from '../../../ui/field-group.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { moved } from '../../ui/moved.ts'
import type { SellingPath } from './selling-part.tsx'

type Way = Settings['ways'][number]
type Props = { ways: Way[]; modes: string[]; onChange: (modes: string[]) => void; error?: string }

/** Parts of the settings with the rules of a way to pay. */
const ruled: Record<string, { to: SellingPath; title: string }> = {
  [upiMode]: { to: '/settings/selling/upi', title: 'Set up UPI' },
  [cashMode]: { to: '/settings/selling/cash-on-delivery', title: 'Rules of cash on delivery' },
}

/** Ways to pay: those that are offered first, in their order, the others below. */
export function PaymentWays({ ways, modes, onChange, error }: Props) {
  const offered = modes.flatMap((mode) => ways.find((way) => way.mode === mode) ?? [])
  const others = ways.filter(({ mode }) => !modes.includes(mode))
  const order = offered.map(({ mode }) => mode)
  const move = (from: number, to: number) => onChange(moved(order, from, to))
  return (
    <FieldGroup error={error} className="max-w-xl">
      <legend className="sr-only">Payment methods</legend>
      <ul className="border-t border-line">
        {[...offered, ...others].map((way, index) => {
          const on = index < offered.length
          return (
            <li key={way.mode} className="flex items-center gap-2 border-b border-line py-1.5">
              <div className="min-w-0 flex-1">
                <label className="flex min-h-12 cursor-pointer items-start gap-3 py-1">
                  <input
                    type="checkbox"
                    className="mt-1 size-4 shrink-0"
                    checked={on}
                    disabled={way.off !== null && !on}
                    onChange={() => onChange(on ? modes.filter((mode) => mode !== way.mode) : [...modes, way.mode])}
                  />
                  <span className="min-w-0">
                    <span className="block font-semibold">{way.title}</span>
                    <span className="block text-sm text-ink-soft">{way.description}</span>
                    {way.off && (
                      <span className={`block text-sm ${on ? 'text-danger' : 'text-ink-soft'}`}>{way.off}</span>
                    )}
                  </span>
                </label>
                <Rules mode={way.mode} />
              </div>
              {on && offered.length > 1 && (
                <span className="flex">
                  <IconButton
                    icon={ArrowUp}
                    label={`Move ${way.title} up`}
                    disabled={index === 0}
                    onClick={() => move(index, index - 1)}
                  />
                  <IconButton
                    icon={ArrowDown}
                    label={`Move ${way.title} down`}
                    disabled={index === offered.length - 1}
                    onClick={() => move(index, index + 1)}
                  />
                </span>
              )}
            </li>
          )
        })}
      </ul>
    </FieldGroup>
  )
}

function Rules({ mode }: { mode: string }) {
  const rules = ruled[mode]
  if (!rules) return null
  return (
    <Link
      to={rules.to}
      className="ml-7 inline-flex min-h-8 items-center text-sm text-link hover:underline pointer-coarse:min-h-11"
    >
      {rules.title}
    </Link>
  )
}
