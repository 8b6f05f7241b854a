import { useSearch } from '@tanstack/react-router'
import { Screen } from '../ui/screen.tsx'
import { TabLinks } from '../ui/tabs.tsx'
import { PinList } from './pin-list.tsx'
import { SearchedList } from './searched-list.tsx'
import { SynonymList } from './synonym-list.tsx'

/** Search of the shop: report of searches, synonyms, pinned results. */
export function SearchScreen() {
  const { view = 'searched' } = useSearch({ from: '/search' })
  const tabs = [
    { title: 'Searches', search: {}, here: view === 'searched' },
    { title: 'Synonyms', search: { view: 'synonyms' }, here: view === 'synonyms' },
    { title: 'Pinned results', search: { view: 'pins' }, here: view === 'pins' },
  ]
  return (
    <Screen title="Search" measure="narrow">
      <TabLinks label="Search" tabs={tabs} />
      {view === 'searched' && <SearchedList />}
      {view === 'synonyms' && <SynonymList />}
      {view === 'pins' && <PinList />}
    </Screen>
  )
}
