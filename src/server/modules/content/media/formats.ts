/** `plain` is for clients that support neither of the others: PNG for images with transparency, else JPEG. */
export const formats = ['avif', 'webp', 'plain'] as const

export type Format = (typeof formats)[number]

export const kinds = ['jpeg', 'png', 'webp', 'avif', 'gif', 'svg'] as const

export type Kind = (typeof kinds)[number]

export const contentTypes: Record<Kind, string> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  svg: 'image/svg+xml',
}

/** Maximum pixels of an image, and of a rendered drawing. */
export const mostPixels = 40_000_000

export function contentTypeOf(format: Format, bytes: Uint8Array): string {
  if (format !== 'plain') return contentTypes[format]
  // The first byte of a PNG.
  return bytes[0] === 0x89 ? contentTypes.png : contentTypes.jpeg
}

/** Whether the file may be an SVG. No other accepted type begins with an angle bracket. */
export function beginsAsDrawing(bytes: Uint8Array): boolean {
  return /^(\xef\xbb\xbf)?\s*</.test(Buffer.from(bytes.subarray(0, 1_000)).toString('latin1'))
}
