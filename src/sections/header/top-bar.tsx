import { telHref } from '../../shared/people/tel.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import type { PhoneLine } from './header.schema.ts'

/** A text and phone numbers above the bar (S7, S8). */
export function TopBar({ text, phones }: { text: string; phones: PhoneLine[] }) {
  return (
    <div className="top-bar ground-strong text-sm">
      <div className="frame flex h-11 items-center justify-between gap-6">
        {text && <p className="shrink-[99] truncate text-ink-soft max-lg:hidden">{text}</p>}
        <ul className="flex gap-x-3 overflow-x-auto [scrollbar-width:none] max-md:flex-1 max-md:justify-between md:ml-auto md:gap-x-8">
          {phones.map((phone, index) => (
            <li key={index}>
              <PhoneLink phone={phone} small />
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

/** Three of the small ones stand beside one another on a phone: the label above the number, and no icon. */
const smallOnPhones =
  'max-md:flex-col max-md:items-start max-md:justify-center max-md:gap-0 max-md:text-[0.74rem] max-md:leading-tight'

type PhoneLinkProps = { phone: PhoneLine; small?: boolean; className?: string }

export function PhoneLink({ phone: { label, number }, small = false, className = '' }: PhoneLinkProps) {
  const href = telHref(number)
  const look = `inline-flex min-h-11 items-center gap-2 whitespace-nowrap ${small ? smallOnPhones : ''} ${className}`
  const words = (
    <>
      <Icon name="phone" className={`size-4 shrink-0 ${small ? 'max-md:hidden' : ''}`} />
      {label && <span className="opacity-80">{label}</span>}
      <span className="font-medium tabular-nums">{number}</span>
    </>
  )
  if (!href) return <span className={look}>{words}</span>
  return (
    <Link href={href} className={`${look} underline-offset-4 hover:underline`}>
      {words}
    </Link>
  )
}
