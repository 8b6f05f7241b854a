import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

type Props = { href: string; className?: string; onGo?: () => void; children: ReactNode }

/** A link to a URL within the admin that came from the server: `/orders?status=PLACED`, with or without `/admin` before it. */
export function ServerLink({ href, className, onGo, children }: Props) {
  const [path = '', query] = href.replace(/^\/admin(?=\/)/, '').split('?')
  return (
    <Link to={path} search={Object.fromEntries(new URLSearchParams(query))} className={className} onClick={onGo}>
      {children}
    </Link>
  )
}
