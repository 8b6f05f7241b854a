import { grouped } from '../ui/counted.ts'

/** 1536 -> `1.5 KB`, as people read the size of a file. */
export function fileSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} bytes`
  const [size, unit] = bytes < 1024 * 1024 ? [bytes / 1024, 'KB'] : [bytes / 1024 / 1024, 'MB']
  return `${size < 10 ? size.toFixed(1) : Math.round(size)} ${unit}`
}

const typeNames: Record<string, string> = {
  'image/jpeg': 'JPEG photo',
  'image/png': 'PNG picture',
  'image/webp': 'WebP picture',
  'image/avif': 'AVIF photo',
  'image/gif': 'GIF picture',
  'image/svg+xml': 'SVG drawing',
  'video/mp4': 'MP4 video',
  'video/webm': 'WebM video',
  'application/pdf': 'PDF document',
}

export function typeName(contentType: string): string {
  return typeNames[contentType] ?? contentType
}

export function usesText(uses: number): string {
  if (uses === 0) return 'Not used'
  return uses === 1 ? 'Used once' : `Used ${grouped(uses)} times`
}

/** Shown where a picture of which some sizes were given up stands in a list. */
export const givenUpText = 'Sizes missing'
