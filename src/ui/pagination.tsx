import { t } from '../shared/words.ts'
import { Icon } from './icon.tsx'
import { Link } from './link.tsx'

type Props = {
  /** The page shown, from 0. */
  page: number
  /** How many there are. */
  pages: number
  href: (page: number) => string
  label?: string
}

/** Page numbers between previous and next (S32); nothing when there is a single page. */
export function Pagination({ page, pages, href, label = t('Pages') }: Props) {
  if (pages <= 1) return null
  return (
    <nav aria-label={label} className="pagination">
      <Step to={page - 1} pages={pages} href={href} icon="chevron-left" label={t('Previous page')} rel="prev" />
      {shownPages(page, pages).map((number, index) =>
        number === undefined ? (
          <span key={`gap-${index}`} aria-hidden>
            …
          </span>
        ) : (
          <Link key={number} href={href(number)} aria-current={number === page ? 'page' : undefined}>
            <span className="sr-only">{t('Page')} </span>
            {number + 1}
          </Link>
        ),
      )}
      <Step to={page + 1} pages={pages} href={href} icon="chevron-right" label={t('Next page')} rel="next" />
    </nav>
  )
}

type StepProps = Pick<Props, 'pages' | 'href'> & { to: number; icon: string; label: string; rel: string }

/** At either end it keeps its place, so that the numbers do not move under the finger. */
function Step({ to, pages, href, icon, label, rel }: StepProps) {
  if (to < 0 || to >= pages) return <span />
  return (
    <Link href={href(to)} rel={rel} aria-label={label}>
      <Icon name={icon} />
    </Link>
  )
}

/** The first, the last, and those around the page shown; `undefined` stands for pages left out. */
export function shownPages(page: number, pages: number): (number | undefined)[] {
  const near = [0, page - 1, page, page + 1, pages - 1].filter((number) => number >= 0 && number < pages)
  const shown = [...new Set(near)].sort((one, other) => one - other)
  return shown.flatMap((number, index) => {
    const gap = number - (shown[index - 1] ?? number - 1)
    if (gap === 2) return [number - 1, number]
    return gap > 2 ? [undefined, number] : [number]
  })
}
