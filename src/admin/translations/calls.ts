import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { CallError } from '../../client/api.ts'
import { call } from '../../client/call.ts'
import { listTranslations, readTranslation } from '../../server/modules/content/translations/translations.contract.ts'
import type { TranslatedKind, Translation, TranslationRow } from '../../shared/content/translations.ts'
import { isLocale, type Locale } from '../../shared/sites/languages.ts'
import { type List, listKey } from '../ui/list.ts'
import { type ListSearch, nextSearch } from '../ui/list-search.ts'
import { useSite } from '../ui/me.ts'

/** The languages that the site is translated to; undefined until that is known. */
export function useOtherLanguages(): Locale[] | undefined {
  return useSite()?.languages.filter(isLocale)
}

export type TranslationsList = List<TranslationRow> & {
  /** Reads on where the list goes on. */
  more: (() => void) | undefined
  busy: boolean
}

/** Things of one kind in one language; where there are many, it goes on when it is asked to. */
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
  const rows = data?.pages.flatMap((page) => page.data)
  return {
    rows,
    ...{ total: rows?.length ?? 0, page: 1, pages: 1, sort: '', order: 'ascend' },
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

/** The texts of one thing in one language. */
export function useTranslation(named: Named) {
  const { kind, _id, language } = named
  const { data, error, refetch } = useQuery({
    queryKey: translationKey(named),
    queryFn: async () => (await call(readTranslation, { params: { kind, id: _id }, query: { language } })).data,
    // What is being translated is not taken from under somebody's hands.
    refetchOnWindowFocus: false,
  })
  const isGone = error instanceof CallError && (error.status === 404 || error.status === 400)
  return { translation: data, isGone, fault: error?.message, retry: () => void refetch() }
}

/** Shows a translation as a call has answered with it. */
export function useShowTranslation(): (translation: Translation) => void {
  const queries = useQueryClient()
  return (translation) => {
    queries.setQueryData(translationKey(translation), translation)
    void queries.invalidateQueries({ queryKey: listKey(listTranslations) })
  }
}
