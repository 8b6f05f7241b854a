import { Link } from '@tanstack/react-router'
import { ExternalLink } from 'lucide-react'
import { may, useMe } from '../ui/me.ts'
import { places } from '../ui/places.ts'

const words: Record<string, string> = {
  '/pages': 'Write, arrange and publish what visitors read.',
  '/media': 'Pictures for pages and products.',
  '/products': 'What is sold, at which price, and how much is left.',
  '/categories': 'How visitors find their way to the products.',
  '/brands': 'Whose things these are.',
  '/newsletter': 'Who wants to hear from you.',
  '/settings': 'Looks, delivery, taxes and ways to pay.',
}

/** The rooms that this person works in. */
export function QuickLinks() {
  const { data: me } = useMe()
  const rooms = places.filter(({ to, permission }) => to !== '/dashboard' && me && (!permission || may(me, permission)))
  return (
    <section>
      <h2 className="mb-2 text-lg">Your work</h2>
      <ul className="divide-y divide-line border-y border-line">
        {rooms.map(({ to, title, icon: Mark }) => (
          <li key={to} className="relative flex items-center gap-4 py-3 hover:bg-ground-soft">
            <Mark className="ml-1 size-5 shrink-0 text-ink-soft" strokeWidth={1.9} aria-hidden />
            <span className="min-w-0">
              <Link to={to} className="font-semibold after:absolute after:inset-0">
                {title}
              </Link>
              {words[to] && <span className="block text-sm text-ink-soft">{words[to]}</span>}
            </span>
          </li>
        ))}
        <li className="relative flex items-center gap-4 py-3 hover:bg-ground-soft">
          <ExternalLink className="ml-1 size-5 shrink-0 text-ink-soft" strokeWidth={1.9} aria-hidden />
          <span>
            <a href="/" className="font-semibold after:absolute after:inset-0">
              The site
            </a>
            <span className="block text-sm text-ink-soft">As every visitor sees it.</span>
          </span>
        </li>
      </ul>
    </section>
  )
}
