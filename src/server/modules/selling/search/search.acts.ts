import type { ActTexts, ThingNames } from '../../../../shared/running/act-texts.ts'

export const searchThings = {
  pin: 'Pinned products',
  synonyms: 'Synonyms',
} as const satisfies ThingNames

export const searchActs = {
  'pin.add': ['pin', 'put products first for a search'],
  'pin.change': ['pin', 'changed which products stand first for a search'],
  'pin.delete': ['pin', 'removed pinned products'],
  'synonyms.add': ['synonyms', 'added words that mean the same'],
  'synonyms.change': ['synonyms', 'changed words that mean the same'],
  'synonyms.delete': ['synonyms', 'deleted words that mean the same'],
} as const satisfies ActTexts
