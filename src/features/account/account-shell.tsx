import { type ReactNode, useState } from 'react'
import { signOut, usePerson } from '../../client/account.ts'
import type { Person } from '../../shared/people/customer.ts'
import { t } from '../../shared/words.ts'
import { Link } from '../../ui/link.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

const places = [
  { key: 'overview', title: 'Overview', href: '/setting/overview' },
  { key: 'orders', title: 'Orders', href: '/setting/orders' },
  { key: 'wishlist', title: 'Wishlist', href: '/setting/wishlist' },
  { key: 'addresses', title: 'Addresses', href: '/setting/addresses' },
  { key: 'profile', title: 'Profile', href: '/setting/profile' },
  { key: 'password', title: 'Password', href: '/setting/password' },
  { key: 'devices', title: 'Devices', href: '/setting/devices' },
  { key: 'data', title: 'Your data', href: '/setting/data' },
] as const

type Props = {
  current: (typeof places)[number]['key']
  heading: ReactNode
  /** Stands at the end of the heading's line. */
  aside?: ReactNode
  /** Whose account the gallery and the builder show. */
  preview: Person | null
  children: ReactNode
}

/** The frame of every account page: name, navigation, sign out. A column on a desktop; on a phone tabs that wrap, so that all are in sight. */
export function AccountShell({ current, heading, aside, preview, children }: Props) {
  return (
    <div
      className="grid gap-x-[clamp(2.5rem,6vw,6rem)] gap-y-8 lg:grid-cols-[13rem_minmax(0,1fr)] print:block"
      inert={preview !== null}
    >
      <div className="min-w-0 lg:sticky lg:top-28 lg:self-start print:hidden">
        <Who preview={preview} />
        <AccountNav current={current} />
      </div>
      <div className="min-w-0">
        <header className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
          <h1 dir="auto" className="text-3xl">
            {heading}
          </h1>
          {aside}
        </header>
        {children}
      </div>
    </div>
  )
}

function Who({ preview }: { preview: Person | null }) {
  const { data: person } = usePerson(preview)
  return (
    <div className="leading-tight lg:mb-4 lg:min-h-11">
      {person ? (
        <>
          <p className="font-semibold wrap-anywhere max-lg:text-sm">
            <bdi>{person.firstName}</bdi> <bdi>{person.lastName}</bdi>
          </p>
          <p className="mt-1 truncate text-sm text-ink-soft max-lg:hidden" title={person.email}>
            {person.email}
          </p>
        </>
      ) : (
        <>
          <Skeleton className="h-[1.1rem] w-32 lg:h-5" />
          <Skeleton className="mt-2 h-4 w-40 max-lg:hidden" />
        </>
      )}
    </div>
  )
}

const link =
  'flex min-h-12 items-center border-transparent text-ink-soft hover:text-ink aria-[current=page]:border-accent aria-[current=page]:font-semibold aria-[current=page]:text-ink max-lg:border-b-2 lg:-ml-px lg:border-l-2 lg:pl-5'

function AccountNav({ current }: { current: Props['current'] }) {
  const [leaving, setLeaving] = useState(false)
  const leave = () => {
    setLeaving(true)
    void signOut()
  }
  return (
    <nav aria-label={t('Account')}>
      <ul className="flex flex-wrap gap-x-5 border-line max-lg:border-b max-lg:pt-1 lg:block lg:border-l">
        {places.map(({ key, title, href }) => (
          <li key={key}>
            <Link href={href} aria-current={key === current ? 'page' : undefined} className={link}>
              {t(title)}
            </Link>
          </li>
        ))}
        <li>
          <button type="button" onClick={leave} disabled={leaving} className={`${link} disabled:opacity-55`}>
            {t('Sign out')}
          </button>
        </li>
      </ul>
    </nav>
  )
}
