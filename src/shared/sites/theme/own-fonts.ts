import { z } from 'zod'
import { sentFile } from '../../api/sent-file.ts'
import { fontFamilies, ownFamily, type Theme } from './theme.ts'

/** Maximum number of font files per site, and their size, bytes. */
export const mostFonts = 4
export const mostFontBytes = 150 * 1024

const weights = z
  .string()
  .regex(/^[1-9]00( [1-9]00)?$/, 'Enter a weight such as 400, or a span such as 100 900.')
  .refine((text) => {
    const [from = 0, to = 1_000] = text.split(' ').map(Number)
    return from < to
  }, 'Enter the lighter weight first.')

export const fontStyles = ['normal', 'italic'] as const

/** Input for an uploaded font file. */
export const fontForm = z.object({
  family: ownFamily.refine((name) => !isServed(name), 'A font with this name already exists. Enter another name.'),
  weights,
  style: z.enum(fontStyles, 'Choose a style.'),
})

export const fontUpload = fontForm.extend({ file: sentFile })

/** An uploaded font file; `created` is an ISO instant. */
export const ownFont = z.object({
  _id: z.string(),
  family: z.string(),
  weights: z.string(),
  style: z.enum(fontStyles),
  bytes: z.number().int(),
  created: z.string(),
})

export type OwnFont = z.output<typeof ownFont>

/** Facts about a font file for pages. */
export type FontFace = Pick<OwnFont, '_id' | 'family' | 'weights' | 'style'>

/** Whether the product has a family of this name, ignoring case. */
export function isServed(name: string): boolean {
  return Object.keys(fontFamilies).some((family) => family.toLowerCase() === name.toLowerCase())
}

/** Uploaded families in the theme. */
export function ownFamilies({ fonts }: Theme): string[] {
  return [...new Set([fonts.heading.name, fonts.body.name])].filter((name) => !isServed(name))
}

export const fontUrl = (id: string) => `/media/fonts/${id}.woff2`

/** Names are validated, so nothing needs escaping. Text shows in a fallback font until the file is loaded. */
export function facesCss(faces: FontFace[]): string {
  return faces
    .map(
      ({ _id, family, weights, style }) =>
        `@font-face{font-family:'${family}';font-style:${style};font-weight:${weights};font-display:swap;src:url('${fontUrl(_id)}') format('woff2')}`,
    )
    .join('')
}

/** Files that every page of this theme uses: for each use, the best match. */
export function facesInUse({ fonts }: Theme, faces: FontFace[]): FontFace[] {
  const used = [fonts.heading, fonts.body].flatMap(({ name, style, weight }) => {
    const own = faces.filter(({ family }) => family === name)
    const styled = own.filter((face) => face.style === style)
    return styled.find((face) => holds(face, weight)) ?? styled[0] ?? own[0] ?? []
  })
  return [...new Set(used)]
}

function holds({ weights }: FontFace, weight: number): boolean {
  const [from = 0, to = from] = weights.split(' ').map(Number)
  return from <= weight && weight <= to
}
