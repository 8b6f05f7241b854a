import type { RefusalTexts } from '../../../../shared/api/refusal-texts.ts'

export const productImportsRefusals = {
  'productImport.notFound': [404, 'This import is not found. Imports are kept for 30 days.'],
  'productImport.file': [400, 'This file cannot be read. Please choose a CSV file or an Excel workbook (XLSX).'],
  'productImport.unpacked': [
    400,
    'This workbook is too large once it is unpacked. Please save its first sheet as a CSV file, or in several parts.',
  ],
  'productImport.empty': [400, 'This file has no rows below its header.'],
  'productImport.rows': [400, 'Please upload at most {limit} rows at a time.'],
  'productImport.columns': [
    400,
    'No column says which product a row is about. Please name a column Name, SKU or Address.',
  ],
  'productImport.column': [400, 'Please choose what this column holds.'],
  'productImport.archives': [
    409,
    '{limit} other imports keep a ZIP that is not used yet. Please import or discard one of them first.',
  ],
  'productImport.part': [409, 'The ZIP goes on at another place. Please send the part that begins at byte {from}.'],
  'productImport.busy': [409, 'Another import is running. Please wait until it is finished.'],
  'productImport.state': [409, 'This import has changed meanwhile. Please look at it again.'],
  'productImport.over': [409, 'This import can no longer be undone.'],
} as const satisfies RefusalTexts
