import { strToU8, zipSync } from 'fflate'
import { photo } from './upload.ts'

const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'

/** Uploads for forms, by file type. */
export const sampleFiles = {
  png: async () => new Uint8Array(await photo(8, 8).png().toBuffer()),
  pdf: async () => strToU8('%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\n%%EOF'),
  docx: async () =>
    zipSync({
      '[Content_Types].xml': strToU8(
        `<Types><Override PartName="/word/document.xml" ContentType="${wordType}"/></Types>`,
      ),
      'word/document.xml': strToU8('<w:document/>'),
    }),
  ods: async () => zipSync({ mimetype: [strToU8('application/vnd.oasis.opendocument.spreadsheet'), { level: 0 }] }),
  zip: async () => zipSync({ 'notes.txt': strToU8('hello') }),
  html: async () => strToU8('<!doctype html><script>alert(1)</script>'),
  svg: async () => strToU8('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
} as const

export type SampleFile = keyof typeof sampleFiles
