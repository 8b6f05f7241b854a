import { withoutControls } from '../../shared/text.ts'

/**
 * The text of a file, without control characters (B170): UTF-8, UTF-16 with its mark, or otherwise Windows-1252, as older versions of Excel
 * write it. Of a file that was put together of both, or has a broken character, each line is read by itself.
 * @param isPart for the beginning of a file, which may end within a character
 */
export function textOf(bytes: Uint8Array, isPart = false): string {
  return withoutControls(decoded(bytes, isPart))
}

function decoded(bytes: Uint8Array, isPart: boolean): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  return inUtf8(bytes, isPart) ?? lineByLine(bytes, isPart)
}

function inUtf8(bytes: Uint8Array, isPart: boolean): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: isPart })
  } catch {
    return undefined
  }
}

const newLine = 10

function lineByLine(bytes: Uint8Array, isPart: boolean): string {
  const old = new TextDecoder('windows-1252')
  const lines: string[] = []
  for (let at = 0; at < bytes.length; ) {
    const end = bytes.indexOf(newLine, at) + 1 || bytes.length
    const line = bytes.subarray(at, end)
    lines.push(inUtf8(line, isPart && end === bytes.length) ?? old.decode(line))
    at = end
  }
  return lines.join('')
}
