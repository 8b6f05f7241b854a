import { addressOf } from '../../shared/content/kinds/index.ts'
import { t } from '../../shared/words.ts'
import { Link } from '../../ui/link.tsx'
import type { Nearest } from './ways-out.ts'

/** Where a person may go on from a list without products: the nearest category above, else all products. */
export function NearestList({ nearest }: { nearest: Nearest }) {
  if (nearest === undefined) return null
  return (
    <p className="mt-4">
      <Link
        href={nearest === 'all' ? '/search' : addressOf('category', nearest.path)}
        className="inline-flex min-h-11 items-center text-link underline underline-offset-4"
      >
        {nearest === 'all' ? t('Look through all products') : t('Look in {name}', { name: nearest.title })}
      </Link>
    </p>
  )
}
