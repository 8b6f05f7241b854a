import { createRequire } from 'node:module'
import PDFDocument from 'pdfkit'
import { unpackFont } from './unpack-font.ts'

/** Subsets of one family, each a file of its own. */
const subsets = ['latin', 'devanagari', 'latin-ext'] as const
const weights = { normal: 400, bold: 600 } as const

type Subset = (typeof subsets)[number]
export type Weight = keyof typeof weights
export type Align = 'left' | 'right'
export type Style = { size?: number; weight?: Weight; align?: Align; soft?: boolean }

/** A4, in points. */
export const page = { width: 595.28, height: 841.89, margin: 42 }
export const measure = page.width - 2 * page.margin

const ink = '#1a1a1a'
const softInk = '#5c5c5c'
const lineHeight = 1.42

const require = createRequire(import.meta.url)
function openFont(subset: Subset, weight: Weight): Buffer {
  const file = `noto-sans-devanagari-${subset}-${weights[weight]}-normal.woff`
  return unpackFont(require.resolve(`@fontsource/noto-sans-devanagari/files/${file}`))
}

/** By name, such as `latin bold`. */
const fonts = new Map(
  subsets.flatMap((subset) =>
    (['normal', 'bold'] as const).map((weight) => [`${subset} ${weight}`, openFont(subset, weight)] as const),
  ),
)

/** Letters that the subset for Latin lacks; the rupee sign comes with Devanagari. */
const devanagari = /[\p{Script_Extensions=Devanagari}\u20a8\u20b9\u25cc]/u
const latinExtended = /[\u0100-\u0130\u0132-\u0151\u0154-\u02ba\u1e00-\u1eff]/u

function subsetOf(letter: string): Subset {
  if (devanagari.test(letter)) return 'devanagari'
  return latinExtended.test(letter) ? 'latin-ext' : 'latin'
}

/** Joiners shape the letters around them, and spaces stand anywhere: both stay with what is before them. */
const joins = /[\s\u200c\u200d]/

/** A sheet to draw on; `y` is where the next line begins. */
export type Sheet = ReturnType<typeof openSheet>

export function openSheet(title: string, onNewPage: (sheet: Sheet) => void) {
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    autoFirstPage: false,
    info: { Title: title },
    lang: 'en-IN',
  })
  for (const [name, font] of fonts) doc.registerFont(name, font)
  /** Widths of runs at a size of 1 point. */
  const widths = new Map<string, number>()

  /** Parts of a text that one subset draws. */
  function runsOf(text: string): { subset: Subset; text: string }[] {
    const runs: { subset: Subset; text: string }[] = []
    for (const letter of text) {
      const last = runs.at(-1)
      const subset = last && joins.test(letter) ? last.subset : subsetOf(letter)
      if (last?.subset === subset) last.text += letter
      else runs.push({ subset, text: letter })
    }
    return runs
  }

  const use = (subset: Subset, { size = 9, weight = 'normal' }: Style) => doc.font(`${subset} ${weight}`).fontSize(size)

  function widthOf(text: string, style: Style): number {
    const { size = 9, weight = 'normal' } = style
    return runsOf(text).reduce((sum, run) => {
      const key = `${weight} ${run.text}`
      const width = widths.get(key) ?? use(run.subset, { weight, size: 1 }).widthOfString(run.text)
      widths.set(key, width)
      return sum + width * size
    }, 0)
  }

  /** Lines of a text that are no wider than `width`; a word that is wider is broken. */
  function linesOf(text: string, width: number, style: Style): string[] {
    const lines: string[] = []
    let line = ''
    for (const word of text.split(/\s+/u).flatMap((word) => broken(word, width, style))) {
      const longer = line === '' ? word : `${line} ${word}`
      if (line !== '' && widthOf(longer, style) > width) {
        lines.push(line)
        line = word
      } else line = longer
    }
    return line === '' ? lines : [...lines, line]
  }

  function broken(word: string, width: number, style: Style): string[] {
    if (widthOf(word, style) <= width) return [word]
    const parts: string[] = []
    let part = ''
    for (const { segment } of graphemes.segment(word)) {
      if (part !== '' && widthOf(part + segment, style) > width) {
        parts.push(part)
        part = ''
      }
      part += segment
    }
    return [...parts, part]
  }

  function drawLine(text: string, x: number, y: number, width: number, style: Style): void {
    let at = style.align === 'right' ? x + width - widthOf(text, style) : x
    doc.fillColor(style.soft ? softInk : ink)
    for (const run of runsOf(text)) {
      use(run.subset, style).text(run.text, at, y, { lineBreak: false })
      at += doc.widthOfString(run.text)
    }
  }

  const heightOf = (lines: number, { size = 9 }: Style) => lines * size * lineHeight

  const sheet = {
    y: page.margin,
    height(text: string, width: number, style: Style = {}): number {
      return heightOf(linesOf(text, width, style).length, style)
    },
    /** Draws a text from a point on. @returns its height */
    text(text: string, x: number, y: number, width: number, style: Style = {}): number {
      const lines = linesOf(text, width, style)
      for (const [index, line] of lines.entries()) drawLine(line, x, y + heightOf(index, style), width, style)
      return heightOf(lines.length, style)
    },
    rule(y: number, isStrong: boolean): void {
      doc
        .moveTo(page.margin, y)
        .lineTo(page.width - page.margin, y)
        .lineWidth(isStrong ? 0.8 : 0.4)
        .strokeColor(isStrong ? ink : '#b8b8b8')
        .stroke()
    },
    /** Begins a page if what comes next does not fit on this one. */
    require(height: number): void {
      if (sheet.y + height > page.height - page.margin - 24) sheet.newPage()
    },
    newPage(): void {
      doc.addPage()
      sheet.y = page.margin
      onNewPage(sheet)
    },
    /** Writes the foot of every page. @returns the file */
    async end(foot: (number: number, count: number) => string): Promise<Uint8Array> {
      const { count } = doc.bufferedPageRange()
      for (let index = 0; index < count; index++) {
        doc.switchToPage(index)
        const y = page.height - page.margin - 8
        sheet.text(foot(index + 1, count), page.margin, y, measure, { size: 8, soft: true, align: 'right' })
      }
      const pieces: Uint8Array[] = []
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      doc.on('data', (piece: Uint8Array) => void pieces.push(piece))
      doc.on('end', resolve)
      doc.on('error', reject)
      doc.end()
      await promise
      return Buffer.concat(pieces)
    },
  }
  return sheet
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
