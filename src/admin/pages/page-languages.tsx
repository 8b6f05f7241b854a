import { Link } from '@tanstack/react-router'
import type { PageDetail } from '../../shared/content/pages/pages-admin.ts'
import { isLocale, languageTitle } from '../../shared/sites/languages.ts'
import { useSite } from '../ui/me.ts'

type Props = { page: Pick<PageDetail, '_id' | 'kind' | 'key' | 'publishedVersion'> }

/** Says which language the page is written in, and leads to its other languages; nothing on a site with one language. */
export function PageLanguages({ page: { _id, kind, key, publishedVersion } }: Props) {
  const site = useSite()
  if (!site || site.languages.length === 0) return null
  const isPublished = publishedVersion !== null
  // Templates and groups are translated by name: the standard ones have no id.
  const id = kind === 'page' ? _id : key
  return (
    <section aria-label="Languages" className="mt-6 border-t border-line pt-5">
      <h2 className="text-base">Languages</h2>
      <p className="mt-1 text-sm text-ink-soft">
        You write in {titleOf(site.locale)}.{' '}
        {isPublished ? 'The other languages are translated beside it.' : 'Once it is published, it can be translated.'}
      </p>
      {isPublished && (
        <ul className="mt-1 flex flex-wrap gap-x-4">
          {site.languages.filter(isLocale).map((language) => (
            <li key={language}>
              <Link
                to="/translations/$kind/$id"
                params={{ kind, id }}
                search={{ language }}
                target="_blank"
                className="inline-flex min-h-8 items-center text-link hover:underline pointer-coarse:min-h-11"
              >
                {languageTitle(language)}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const titleOf = (locale: string) => (isLocale(locale) ? languageTitle(locale) : locale)
