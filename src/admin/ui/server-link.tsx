import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** A link to a URL within the admin that came from the server: `/orders?status=PLACED`, with or without `/admin` before it. */
export function ServerLink({ href, className, children }: { href: string; className?: string; children: ReactNode }) {
  const [path = '', query] = href.replace(/^\/admin(?=\/)/, '').split('?')
  return (
    <Link to={path} search={Object.fromEntries(new URLSearchParams(query))} className={className}>
      {children}
    </Link>
  )
}
