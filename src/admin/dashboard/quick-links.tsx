import { Link } from '@tanstack/react-router'
import { ExternalLink } from 'lucide-react'
import { areasOf } from '../ui/areas.ts'
import { useMe, useSite } from '../ui/me.ts'

/** The areas that this person works in. */
export function QuickLinks() {
  const { data: me } = useMe()
  const isShop = useSite()?.isShop ?? false
  const open = me ? areasOf(me, isShop).filter(({ to }) => to !== '/dashboard') : []
  return (
    <section>
      <h2 className="mb-2 text-lg">Quick links</h2>
      <ul className="divide-y divide-line border-y border-line">
        {open.map(({ to, title, text, icon: Mark }) => (
          <li key={to} className="relative flex items-center gap-4 py-3 hover:bg-ground-soft">
            <Mark className="ml-1 size-5 shrink-0 text-ink-soft" strokeWidth={1.9} aria-hidden />
            <span className="min-w-0">
              <Link to={to} className="font-semibold after:absolute after:inset-0">
                {title}
              </Link>
              <span className="block text-sm text-ink-soft">{text}</span>
            </span>
          </li>
        ))}
        <li className="relative flex items-center gap-4 py-3 hover:bg-ground-soft">
          <ExternalLink className="ml-1 size-5 shrink-0 text-ink-soft" strokeWidth={1.9} aria-hidden />
          <span>
            <a href="/" className="font-semibold after:absolute after:inset-0">
              View site
            </a>
            <span className="block text-sm text-ink-soft">As visitors see it.</span>
          </span>
        </li>
      </ul>
    </section>
  )
}
