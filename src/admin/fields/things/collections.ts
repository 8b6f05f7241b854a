import { call } from '../../../client/call.ts'
import { listCollections } from '../../../server/modules/selling/collections/collections.contract.ts'
import { plainAddress } from '../../../shared/content/kinds/index.ts'
import { type Thing, type ThingSource, unknownThing } from './things.ts'

export const collections: ThingSource = {
  choose: 'Choose a collection',
  search: 'Search collections',
  detailIsAddress: true,
  find: (query) => findCollections(query),
  read: readCollection,
}

async function findCollections(query: string, size = 20): Promise<Thing[]> {
  const { data } = await call(listCollections, { query: { q: query.trim() || undefined, s: size } })
  return data.map(({ title, path, image }) => ({
    value: path,
    title,
    detail: plainAddress('collection', path),
    picture: image,
  }))
}

/** A search finds titles: first by the words of the path, then among the first hundred. */
async function readCollection(path: string): Promise<Thing> {
  for (const query of [path.replaceAll('-', ' '), '']) {
    const found = (await findCollections(query, 100)).find(({ value }) => value === path)
    if (found) return found
  }
  return unknownThing(path)
}
