import type { RefusalTexts } from '../../../../shared/api/refusal-texts.ts'

export const productImportsRefusals = {
  'productImport.notFound': [404, 'This import was not found. Imports are kept for 30 days.'],
  'productImport.file': [400, 'We can’t read this file. Choose a CSV file or an Excel workbook (XLSX).'],
  'productImport.unpacked': [
    400,
    'This workbook is too large when unpacked. Save its first sheet as a CSV file, or split it into parts.',
  ],
  'productImport.empty': [400, 'This file has no rows below its header.'],
  'productImport.rows': [400, 'Upload up to {limit} rows at a time.'],
  'productImport.columns': [400, 'No column identifies the product of a row. Name a column Name, SKU or Address.'],
  'productImport.column': [400, 'Choose what this column contains.'],
  'productImport.noTable': [400, 'This ZIP has no table of products. Add one CSV file or Excel workbook (XLSX) to it.'],
  'productImport.tables': [400, 'This ZIP has more than one table: {names}. Keep one of them.'],
  'productImport.archives': [409, '{limit} other imports hold an unused ZIP. Import or discard one of them first.'],
  'productImport.part': [409, 'Resume the ZIP upload at byte {from}.'],
  'productImport.unsaved': [
    409,
    'This product cannot be saved as it is, so it got no pictures. Open it to see what is missing.',
  ],
  'productImport.busy': [409, 'Another import is running. Wait until it has finished.'],
  'productImport.state': [409, 'This import has changed since you opened it. Reload and try again.'],
  'productImport.over': [409, 'This import can no longer be undone.'],
} as const satisfies RefusalTexts
