import { call } from '../../../client/call.ts'
import { listCollections } from '../../../server/modules/selling/collections/collections.contract.ts'
import { plainAddress } from '../../../shared/content/kinds/index.ts'
import type { CollectionRow } from '../../../shared/selling/catalogue/collections.ts'
import { everyRow } from '../../ui/every-row.ts'
import { type Thing, type ThingSource, unknownThing } from './things.ts'

export const collections: ThingSource = {
  choose: 'Choose a collection',
  search: 'Search collections',
  detailIsAddress: true,
  find: (query) => findCollections(query),
  read: readCollection,
}

async function findCollections(query: string): Promise<Thing[]> {
  const { data } = await call(listCollections, { query: { q: query.trim() || undefined, s: 20 } })
  return data.map(asThing)
}

const asThing = ({ title, path, image }: CollectionRow): Thing => ({
  value: path,
  title,
  detail: plainAddress('collection', path),
  picture: image,
})

/** A search finds titles: first by the words of the path, then among all. */
async function readCollection(path: string): Promise<Thing> {
  for (const q of [path.replaceAll('-', ' '), undefined]) {
    const rows = await everyRow((page) => call(listCollections, { query: { ...page, q } }))
    const found = rows.find((row) => row.path === path)
    if (found) return asThing(found)
  }
  return unknownThing(path)
}
