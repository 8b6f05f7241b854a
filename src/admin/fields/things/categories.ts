import { call } from '../../../client/call.ts'
import { suggest } from '../../../server/modules/selling/search/search.contract.ts'
import { plainAddress } from '../../../shared/content/kinds/index.ts'
import { type Thing, type ThingSource, unknownThing } from './things.ts'

export const categories: ThingSource = {
  choose: 'Choose a category',
  search: 'Search categories',
  detailIsAddress: true,
  find: findCategories,
  read: readCategory,
}

async function findCategories(query: string): Promise<Thing[]> {
  const { data } = await call(suggest, { params: { modelId: 'category' }, query: { query } })
  return data.map(({ title, path, image }) => ({
    value: path,
    title,
    detail: plainAddress('category', path),
    picture: image,
  }))
}

/** A search finds titles: first among all, then by the words of the path. */
async function readCategory(path: string): Promise<Thing> {
  const words = path.split('/').at(-1)?.replaceAll('-', ' ') ?? ''
  for (const query of ['', words]) {
    const found = (await findCategories(query)).find(({ value }) => value === path)
    if (found) return found
  }
  return unknownThing(path)
}
