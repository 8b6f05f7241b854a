import { Link, linkOptions, useSearch } from '@tanstack/react-router'
import {
  type TranslatedKind,
  type TranslationRow,
  translatedKindNames,
  translatedKinds,
} from '../../shared/content/translations.ts'
import { type Locale, languageName, languageTitle } from '../../shared/sites/languages.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Badge } from '../ui/badge.tsx'
import type { Column } from '../ui/column.ts'
import { counted } from '../ui/counted.ts'
import { DataTable } from '../ui/data-table.tsx'
import { ListTools } from '../ui/list-tools.tsx'
import { useMay } from '../ui/me.ts'
import { Screen, ScreenSkeleton } from '../ui/screen.tsx'
import { TabLinks } from '../ui/tabs.tsx'
import { useOtherLanguages, useTranslations } from './calls.ts'

/** Translation state of the site's records: translated, missing, or outdated. */
export function TranslationsScreen() {
  const { language } = useSearch({ from: '/translations' })
  const languages = useOtherLanguages()
  if (!languages) return <ScreenSkeleton />
  const [first] = languages
  if (!first) return <OneLanguage />
  const chosen = language && languages.includes(language) ? language : first
  return (
    <Screen title="Translations" note={`To ${languageTitle(chosen)}`}>
      {languages.length > 1 && <LanguageTabs languages={languages} here={chosen} />}
      <Things language={chosen} />
    </Screen>
  )
}

function OneLanguage() {
  const maySet = useMay('settings')
  return (
    <Screen title="Translations">
      <EmptyState
        heading="Your site is in one language"
        text="Add another one, and you can translate its pages, products and posts here."
      >
        {maySet && (
          <Link to="/settings/languages" className={buttonClass()}>
            Add a language
          </Link>
        )}
      </EmptyState>
    </Screen>
  )
}

function LanguageTabs({ languages, here }: { languages: Locale[]; here: Locale }) {
  const { language: _, ...others } = useSearch({ from: '/translations' })
  const tabs = languages.map((language) => ({
    title: languageName(language),
    search: { ...others, language },
    here: language === here,
  }))
  return <TabLinks label="Languages" tabs={tabs} />
}

function Things({ language }: { language: Locale }) {
  const search = useSearch({ from: '/translations' })
  const { kind = 'page' } = search
  const list = useTranslations(language, kind, search)
  const isOpen = search.show === 'open'
  return (
    <>
      <KindTabs here={kind} />
      <ListTools list={list} search={`Search ${translatedKinds[kind].toLowerCase()}`}>
        <Button
          look="secondary"
          aria-pressed={isOpen}
          className={isOpen ? 'border-accent! text-accent!' : ''}
          onClick={() => list.change({ show: isOpen ? undefined : 'open' })}
        >
          Not translated yet
        </Button>
      </ListTools>
      <DataTable
        list={list}
        label={translatedKinds[kind]}
        columns={columns}
        link={({ _id }) =>
          linkOptions({ to: '/translations/$kind/$id', params: { kind, id: _id }, search: { language } })
        }
        empty={<EmptyState heading="Nothing to translate" text="What you publish on your site appears here." />}
      />
      {list.more && (
        <Button look="secondary" className="mt-5" busy={list.busy} onClick={list.more}>
          Show more
        </Button>
      )}
    </>
  )
}

function KindTabs({ here }: { here: TranslatedKind }) {
  const { language, show } = useSearch({ from: '/translations' })
  const tabs = translatedKindNames.map((kind) => ({
    title: translatedKinds[kind],
    search: { language, kind, show },
    here: kind === here,
  }))
  return <TabLinks label="What to translate" tabs={tabs} />
}

const columns: Column<TranslationRow>[] = [
  { title: 'Name', phone: 'lead', cell: ({ name }) => <span className="wrap-anywhere">{name}</span> },
  {
    title: 'Translated',
    phone: 'line',
    cell: ({ texts, missing, stale }) => (
      <span className="tabular-nums">
        {texts - missing - stale} of {counted(texts, 'text')}
      </span>
    ),
  },
  { title: 'State', phone: 'side', cell: (row) => <Progress row={row} /> },
]

function Progress({ row: { texts, missing, stale } }: { row: TranslationRow }) {
  if (stale > 0) return <Badge tone="warn">Changed since</Badge>
  if (missing === 0) return <Badge tone="good">Done</Badge>
  return missing === texts ? <Badge>Not translated</Badge> : <Badge tone="warn">In part</Badge>
}
