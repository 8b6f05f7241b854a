import type { ActTexts, ThingNames } from '../../../../shared/running/act-texts.ts'

export const collectionsThings = {
  collection: 'Collection',
} as const satisfies ThingNames

export const collectionsActs = {
  'collection.add': ['collection', 'added a collection'],
  'collection.change': ['collection', 'changed a collection'],
  'collection.delete': ['collection', 'deleted a collection'],
} as const satisfies ActTexts
