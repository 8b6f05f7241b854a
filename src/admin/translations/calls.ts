import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { CallError } from '../../client/api.ts'
import { call } from '../../client/call.ts'
import { listTranslations, readTranslation } from '../../server/modules/content/translations/translations.contract.ts'
import type { TranslatedKind, Translation, TranslationRow } from '../../shared/content/translations.ts'
import { isLocale, type Locale } from '../../shared/sites/languages.ts'
import { type List, listKey, onePage } from '../ui/list.ts'
import { type ListSearch, nextSearch } from '../ui/list-search.ts'
import { useSite } from '../ui/me.ts'
import { pagedRows } from '../ui/paged-rows.ts'

/** The site's translation languages; undefined while loading. */
export function useOtherLanguages(): Locale[] | undefined {
  return useSite()?.languages.filter(isLocale)
}

export type TranslationsList = List<TranslationRow> & {
  /** Loads the next page, if there is one. */
  more: (() => void) | undefined
  busy: boolean
}

/** Records of one kind with their translation into one language, in pages. */
export function useTranslations(language: Locale, kind: TranslatedKind, search: ListSearch): TranslationsList {
  const navigate = useNavigate()
  const { q = '', show = 'all' } = search
  const query = { language, kind, q, show: show as 'all' | 'open' }
  const { data, error, refetch, isPlaceholderData, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: listKey(listTranslations, query),
    queryFn: ({ pageParam: from }) => call(listTranslations, { query: { ...query, from } }),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  })
  const rows = data && pagedRows(data.pages, ({ _id }) => _id)
  return {
    rows,
    ...{ total: rows?.length ?? 0, turn: onePage, sort: '', order: 'ascend' },
    search: { q: search.q, show: search.show },
    stale: isPlaceholderData,
    fault: error?.message,
    retry: () => void refetch(),
    change: (change) =>
      void navigate({ to: '.', search: (before) => nextSearch(before, change), replace: 'q' in change }),
    more: hasNextPage ? () => void fetchNextPage() : undefined,
    busy: isFetchingNextPage,
  }
}

type Named = Pick<Translation, 'kind' | '_id' | 'language'>

const translationKey = ({ kind, _id, language }: Named) => ['translation', kind, _id, language]

/** One record's texts in one language. */
export function useTranslation(named: Named) {
  const { kind, _id, language } = named
  const { data, error, refetch } = useQuery({
    queryKey: translationKey(named),
    queryFn: async () => (await call(readTranslation, { params: { kind, id: _id }, query: { language } })).data,
    // A refetch would replace texts that the user is editing.
    refetchOnWindowFocus: false,
  })
  const isGone = error instanceof CallError && (error.status === 404 || error.status === 400)
  return { translation: data, isGone, fault: error?.message, retry: () => void refetch() }
}

/** Returns a function that puts a call's reply into the cache. */
export function useShowTranslation(): (translation: Translation) => void {
  const queries = useQueryClient()
  return (translation) => {
    queries.setQueryData(translationKey(translation), translation)
    void queries.invalidateQueries({ queryKey: listKey(listTranslations) })
  }
}
