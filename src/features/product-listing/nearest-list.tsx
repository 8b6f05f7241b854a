import { addressOf } from '../../shared/content/kinds/index.ts'
import { t } from '../../shared/words.ts'
import { Link } from '../../ui/link.tsx'

type Props = {
  /** The categories above the list's own, the nearest last. */
  ancestors: { title: string; path: string }[]
}

/** Where a person may go on from a list without products: the nearest category above, else all products. */
export function NearestList({ ancestors }: Props) {
  const nearest = ancestors.at(-1)
  return (
    <p className="mt-4">
      <Link
        href={nearest ? addressOf('category', nearest.path) : '/search'}
        className="inline-flex min-h-11 items-center text-link underline underline-offset-4"
      >
        {nearest ? t('Look in {name}', { name: nearest.title }) : t('Look through all products')}
      </Link>
    </p>
  )
}
