import { ExternalLink } from 'lucide-react'
import type { Settings } from '../../shared/sites/settings-admin.ts'
import { Badge } from '../ui/badge.tsx'

/** The hosts that lead to the site. They are connected by whoever runs the platform, so they are only shown. */
export function Domains({ settings }: { settings: Settings }) {
  const { protocol, host: mainHost } = new URL(settings.origin)
  return (
    <ul className="max-w-xl border-t border-line">
      {settings.domains.map(({ host, main }) => (
        <li key={host} className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-2">
          <a
            href={`${protocol}//${main ? mainHost : host}`}
            className="inline-flex min-w-0 items-center gap-1.5 font-semibold wrap-anywhere hover:underline"
          >
            {host}
            <ExternalLink className="size-3.5 shrink-0 text-ink-soft" aria-hidden />
          </a>
          {main && <Badge tone="good">Primary</Badge>}
        </li>
      ))}
    </ul>
  )
}
