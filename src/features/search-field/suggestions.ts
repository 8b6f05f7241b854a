import { useEffect, useState } from 'react'
import { call } from '../../client/call.ts'
import { readSearches } from '../../client/searches.ts'
import { suggest } from '../../server/modules/selling/search/search.contract.ts'
import { addressOf } from '../../shared/content/kinds/index.ts'
import { inLanguage } from '../../shared/sites/languages.ts'

export type Suggested = { kind: 'recent' | 'category' | 'product'; label: string; href: string }

/** Debounce of typing before suggestions are requested, ms. */
const pause = 150
const most = { category: 3, product: 6 }

/** Suggestions for a text; recent searches while it is empty. */
export function useSuggestions(text: string, isOpen: boolean): Suggested[] {
  const [found, setFound] = useState<{ text: string; items: Suggested[] }>()
  const said = text.trimStart()
  useEffect(() => {
    if (!isOpen || said.trim() === '') return
    const asking = new AbortController()
    const timer = setTimeout(() => {
      ask(said, asking.signal)
        .then((items) => setFound({ text: said, items }))
        // One that was overtaken, or that fails, suggests nothing: the form searches all the same.
        .catch(() => undefined)
    }, pause)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [said, isOpen])
  if (!isOpen) return []
  if (said.trim() === '') return readSearches().map(recent)
  // Suggestions for a related text stay until the reply arrives.
  return found && (said.startsWith(found.text) || found.text.startsWith(said)) ? found.items : []
}

const recent = (label: string): Suggested => ({
  kind: 'recent',
  label,
  href: inLanguage(`/search?q=${encodeURIComponent(label)}`),
})

async function ask(query: string, signal: AbortSignal): Promise<Suggested[]> {
  const of = (modelId: 'category' | 'product') => call(suggest, { params: { modelId }, query: { query } }, { signal })
  const [categories, products] = await Promise.all([of('category'), of('product')])
  return [
    ...categories.data.slice(0, most.category).map(({ title, path }) => suggested('category', title, path)),
    ...products.data.slice(0, most.product).map(({ title, path }) => suggested('product', title, path)),
  ]
}

const suggested = (kind: 'category' | 'product', label: string, path: string): Suggested => ({
  kind,
  label,
  href: inLanguage(addressOf(kind, path)),
})
