import { withoutControls } from '../../shared/text.ts'

/**
 * The text of a file, without control characters (B170): UTF-8, UTF-16 with its mark, or otherwise Windows-1252, as older versions of Excel
 * write it.
 * @param isPart for the beginning of a file, which may end within a character
 */
export function textOf(bytes: Uint8Array, isPart = false): string {
  return withoutControls(decoded(bytes, isPart))
}

function decoded(bytes: Uint8Array, isPart: boolean): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: isPart })
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
