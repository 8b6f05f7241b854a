import { Link, useLocation } from '@tanstack/react-router'
import type { Person } from '../../shared/people/customer.ts'
import { type Area, areasOf, groups } from '../ui/areas.ts'
import { useSite } from '../ui/me.ts'
import { type Arrived, useArrived } from './arrived.ts'

/** The links to the areas of the admin that the person may open, with the number of arrivals that wait there. */
export function Navigation({ me, onGo }: { me: Person; onGo?: () => void }) {
  const { pathname } = useLocation()
  const open = areasOf(me, useSite()?.isShop ?? false)
  const arrived = useArrived()
  return (
    <nav aria-label="Admin" className="min-h-0 flex-1 overflow-y-auto px-2.5 py-2">
      {groups.map((group) => {
        const inGroup = open.filter((area) => area.group === group)
        if (inGroup.length === 0) return null
        return (
          <div key={group} className="pt-3 first:pt-0">
            {group && (
              <p aria-hidden className="px-3 pb-1 text-xs font-semibold text-ink-soft">
                {group}
              </p>
            )}
            <ul aria-label={group || undefined} className="grid gap-0.5">
              {inGroup.map((area) => (
                <li key={area.to}>
                  <AreaLink
                    area={area}
                    arrived={arrived.get(area.to)}
                    here={pathname === area.to || pathname.startsWith(`${area.to}/`)}
                    onGo={onGo}
                  />
                </li>
              ))}
            </ul>
          </div>
        )
      })}
    </nav>
  )
}

const areaClass =
  'flex min-h-8 items-center gap-3 rounded-button px-3 text-ink-soft hover:bg-ground-soft hover:text-ink pointer-coarse:min-h-11 data-[here]:bg-ground data-[here]:font-semibold data-[here]:text-ink data-[here]:shadow-[0_0_0_1px_var(--line)]'

type Shown = { area: Area; arrived: Arrived | undefined; here: boolean; onGo: (() => void) | undefined }

function AreaLink({ area: { to, title, icon: Mark }, arrived, here, onGo }: Shown) {
  return (
    <Link
      to={to}
      onClick={onGo}
      className={areaClass}
      data-here={here || undefined}
      aria-current={here ? 'page' : undefined}
    >
      <Mark className="size-[1.05rem] shrink-0" strokeWidth={1.9} aria-hidden />
      {arrived && <span className="sr-only">{`${title}, ${arrived.words}`}</span>}
      <span className="min-w-0 flex-1" aria-hidden={arrived ? true : undefined}>
        {title}
      </span>
      {arrived && (
        <span aria-hidden className="shrink-0 text-sm font-semibold text-ink tabular-nums">
          {arrived.count.toLocaleString('en-IN')}
        </span>
      )}
    </Link>
  )
}
