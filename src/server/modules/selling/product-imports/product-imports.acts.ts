import type { ActTexts, ThingNames } from '../../../../shared/running/act-texts.ts'

export const productImportsThings = {
  productImport: 'Import of products',
} as const satisfies ThingNames

export const productImportsActs = {
  'productImport.add': ['productImport', 'uploaded a file of products'],
  'productImport.change': ['productImport', 'mapped the columns of a file of products'],
  'productImport.delete': ['productImport', 'discarded a file of products'],
  'productImport.export': ['productImport', 'exported the products'],
  'productImport.faults': ['productImport', 'saved the rows of a file that were not imported'],
  'productImport.start': ['productImport', 'imported products from a file'],
  'productImport.undo': ['productImport', 'undid an import of products'],
} as const satisfies ActTexts
