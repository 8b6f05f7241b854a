import { Mail, MessageCircle, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { mailHref } from '../../shared/people/mail-href.ts'

type Props = {
  email: string
  /** Ten digits; blank if none was given. */
  mobileNumber: string
  /** The text with which a chat begins. */
  greeting: string
}

/** Links to write to a person by mail and on WhatsApp, and to call them. */
export function ContactWays({ email, mobileNumber, greeting }: Props) {
  return (
    <ul className="-ml-2 grid">
      {email && (
        <Way href={mailHref(email)} icon={<Mail className="size-4" aria-hidden />}>
          {email}
        </Way>
      )}
      {mobileNumber && (
        <>
          <Way href={`tel:+91${mobileNumber}`} icon={<Phone className="size-4" aria-hidden />}>
            +91 {mobileNumber}
          </Way>
          <Way
            href={`https://wa.me/91${mobileNumber}?text=${encodeURIComponent(greeting)}`}
            icon={<MessageCircle className="size-4" aria-hidden />}
            away="away"
          >
            Message on WhatsApp
          </Way>
        </>
      )}
    </ul>
  )
}

type WayProps = { href: string | undefined; icon: ReactNode; away?: 'away'; children: ReactNode }

/** One line of a list of links that lead to a person; `away` opens it beside the admin. */
export function Way({ href, icon, away, children }: WayProps) {
  return (
    <li>
      <a
        href={href}
        target={away && '_blank'}
        rel={away && 'noreferrer'}
        className="flex min-h-8 items-center gap-2 rounded-button px-2 py-1 hover:bg-ground-soft pointer-coarse:min-h-11"
      >
        <span className="shrink-0 text-ink-soft">{icon}</span>
        <span className="min-w-0 wrap-anywhere">{children}</span>
      </a>
    </li>
  )
}
