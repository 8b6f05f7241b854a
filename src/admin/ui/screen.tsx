import { Link, type LinkProps } from '@tanstack/react-router'
import { ChevronLeft } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { currentLink } from './current-link.ts'
import { useMayChange } from './may-change.tsx'

type Props = {
  title: string
  /** Beside the title: a state, a number. */
  badge?: ReactNode
  /** One soft line below the title. */
  note?: ReactNode
  /** Buttons at the right, primary last. */
  actions?: ReactNode
  /** The list that this screen was opened from. */
  back?: { to: LinkProps['to']; title: string }
  /** Narrow for forms and single records, wide for tables. */
  measure?: 'wide' | 'narrow'
  children: ReactNode
}

const measures = { wide: 'max-w-[88rem]', narrow: 'max-w-[60rem]' }

/** Layout of an admin screen: title, actions, content. */
export function Screen({ title, badge, note, actions, back, measure = 'wide', children }: Props) {
  const mayChange = useMayChange()
  useEffect(() => {
    document.title = title
  }, [title])
  return (
    // Room at the foot, to scroll the last buttons above a toast.
    <div className={`mx-auto px-4 pt-5 pb-24 sm:px-8 sm:pt-7 ${measures[measure]}`}>
      {back && (
        <Link
          to={back.to}
          {...currentLink(false)}
          data-screen-only
          className="-ml-1.5 inline-flex min-h-8 items-center gap-1 text-sm text-ink-soft hover:text-ink pointer-coarse:min-h-11"
        >
          <ChevronLeft className="size-4" aria-hidden />
          {back.title}
        </Link>
      )}
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h1 dir="auto" className="text-2xl wrap-anywhere">
              {title}
            </h1>
            {badge}
          </div>
          {note && <p className="mt-1 wrap-anywhere text-ink-soft">{note}</p>}
        </div>
        {actions && mayChange && (
          <div data-screen-only className="flex flex-wrap items-center gap-2">
            {actions}
          </div>
        )}
      </header>
      {!mayChange && <p className="mt-3 text-sm text-ink-soft">You can look at this, but not change it.</p>}
      <div className="mt-5">{children}</div>
    </div>
  )
}

/** A titled part of a screen or form. */
export function Part({
  title,
  note,
  actions,
  children,
}: {
  title: string
  note?: ReactNode
  actions?: ReactNode
  children: ReactNode
}) {
  return (
    <section className="border-t border-line py-6 first:border-t-0 first:pt-0">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 className="text-lg">{title}</h2>
          {note && <p className="mt-0.5 text-sm text-ink-soft">{note}</p>}
        </div>
        {actions}
      </div>
      {children}
    </section>
  )
}

/** Placeholder of a screen while it loads. */
export function ScreenSkeleton() {
  return (
    <Loading text="Loading">
      <div className="mx-auto max-w-[88rem] px-4 pt-7 sm:px-8">
        <Skeleton className="h-7 w-44" />
        <div className="mt-8 grid gap-4">
          {[72, 64, 80, 56, 68, 60].map((width) => (
            <div key={width} className="flex items-center gap-4">
              <Skeleton className="size-9 shrink-0" />
              <div className="h-4 flex-1" style={{ maxWidth: `${width}%` }}>
                <Skeleton className="h-full" />
              </div>
            </div>
          ))}
        </div>
      </div>
    </Loading>
  )
}
