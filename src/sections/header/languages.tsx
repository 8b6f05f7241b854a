import { useId } from 'react'
import { systemRoutes } from '../../shared/content/pages/paths.ts'
import { baseLanguage, inLanguage, languageName, type SiteLanguage } from '../../shared/sites/languages.ts'
import { t } from '../../shared/words.ts'
import { Icon } from '../../ui/icon.tsx'
import { type PageInfo, usePage } from '../define/page-info.tsx'

/** Links to the open page in the site's other languages: one by its name, several in a menu. */
export function LanguageMenu() {
  const id = useId()
  const { site } = usePage()
  const others = site.languages.filter(({ prefix }) => prefix !== site.prefix)
  const [first] = others
  if (!first) return null
  if (others.length === 1) return <LanguageLink language={first} className="px-2.5 max-lg:hidden" />
  return (
    <div className="relative max-lg:hidden">
      <button
        type="button"
        popoverTarget={id}
        className="inline-flex min-h-11 items-center gap-1.5 px-2.5"
        aria-label={t('Language: {name}', { name: languageName(site.locale) })}
      >
        <Icon name="globe" className="size-5.5" />
        <span lang={site.locale}>{languageName(site.locale)}</span>
      </button>
      <div id={id} popover="auto" className="language-sheet">
        <ul>
          {others.map((language) => (
            <li key={language.locale}>
              <LanguageLink language={language} className="w-full px-5" />
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

/** The languages in a row, for the menu on phones. */
export function LanguageRow() {
  const { site } = usePage()
  if (site.languages.length < 2) return null
  return (
    <ul className="mt-6 flex flex-wrap gap-x-5 border-t border-line pt-3" aria-label={t('Languages')}>
      {site.languages.map((language) => (
        <li key={language.locale}>
          <LanguageLink language={language} className="aria-[current]:font-semibold" />
        </li>
      ))}
    </ul>
  )
}

type LanguageLinkProps = { language: SiteLanguage; className: string }

function LanguageLink({ language: { locale, prefix }, className }: LanguageLinkProps) {
  const { path, query, site } = usePage()
  return (
    <a
      href={inLanguage(forEverybody(path, query), { prefix })}
      hrefLang={locale}
      lang={locale}
      aria-current={prefix === site.prefix ? 'true' : undefined}
      className={`inline-flex min-h-11 items-center underline-offset-4 hover:underline ${className}`}
      data-language={baseLanguage(locale)}
    >
      {languageName(locale)}
    </a>
  )
}

const ofOnePerson = systemRoutes.flatMap(({ personal, pattern }) =>
  personal && pattern.includes('{') ? [pattern.slice(0, pattern.indexOf('{'))] : [],
)

/** A shared page must not contain a personal address: its link leads to the list instead. */
function forEverybody(path: string, query: PageInfo['query']): string {
  const list = ofOnePerson.find((start) => path.startsWith(start))
  if (list !== undefined) return list.slice(0, -1)
  const known = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return known.length === 0 ? path : `${path}?${known.join('&')}`
}
