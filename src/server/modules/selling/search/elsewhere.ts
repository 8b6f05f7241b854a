import type { SearchedElsewhere } from '../../../../sections/define/reads.ts'
import { searchWords } from '../../../../shared/selling/search/search-words.ts'
import type { Ctx } from '../../../platform/context.ts'
import { listCategories } from '../categories/index.ts'
import { soundOf } from '../products/index.ts'
import { type Found, findText } from './by-text.ts'
import { closestFirst, suggest, suggestCategories } from './suggest.ts'

const mostShown = 5

/** Results other than products, and the words understood as filters. */
export async function searchElsewhere(ctx: Ctx, text: string): Promise<Omit<SearchedElsewhere, 'pages'>> {
  const [found, categories, suggested, brands] = await Promise.all([
    findText(ctx, text),
    listCategories(ctx),
    suggestCategories(ctx, text),
    suggest(ctx, 'brand', { query: text }),
  ])
  const ids = new Set(suggested.data.map(({ _id }) => _id))
  const named = categories.filter(({ _id, title }) => ids.has(_id) || isNamedIn(title, text))
  return {
    understood: understoodOf(found),
    isWhole: found.isWhole || found.isNothing,
    categories: closestFirst(named, text)
      .slice(0, mostShown)
      .map(({ title, path }) => ({ title, path })),
    brands: brands.data.slice(0, mostShown).map(({ title, path }) => ({ title, path })),
  }
}

/** Whether all words of the name are in the text: sarees, in `red silk saree`. */
function isNamedIn(name: string, text: string): boolean {
  const said = new Set(searchWords(text).map(soundOf))
  const sounds = searchWords(name).map(soundOf).filter(Boolean)
  return sounds.length > 0 && sounds.every((sound) => said.has(sound))
}

function understoodOf({ understood, price, withoutPrice, isNothing }: Found): SearchedElsewhere['understood'] {
  if (isNothing) return []
  return price ? [...understood, { option: '', value: '', price, without: withoutPrice }] : understood
}
