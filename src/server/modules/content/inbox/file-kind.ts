import { fileTypeFromBuffer } from 'file-type'
import { fileKinds, kindsOf } from '../../../../shared/content/forms/form-files.ts'
import { cut } from '../../../../shared/text.ts'

/** Detects a file's type from its bytes; undefined if the field's options do not accept it. `ending` is the file extension. */
export async function kindOfFile(
  bytes: Uint8Array,
  options: string[],
): Promise<{ contentType: string; ending: string } | undefined> {
  // Truncated files, such as a cut-off archive, have no type.
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined)
  const wanted = kindsOf(options).flatMap((kind): readonly string[] => fileKinds[kind].types)
  return found && wanted.includes(found.mime) ? { contentType: found.mime, ending: found.ext } : undefined
}

/** Sanitised base name of an uploaded file, with the extension of its detected type. */
export function fileName(given: string, ending: string): string {
  const last = given.split(/[\\/]/).at(-1) ?? ''
  const plain = last
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}<>:"|?*]+/gu, '')
    .trim()
  const dot = plain.lastIndexOf('.')
  const [stem, own] = dot > 0 ? [plain.slice(0, dot), plain.slice(dot + 1).toLowerCase()] : [plain, '']
  const isSame = own === ending || (endings[ending] ?? []).includes(own)
  return `${cut(isSame ? stem : plain, 100) || 'file'}.${isSame ? own : ending}`
}

/** Other extensions of the same type. */
const endings: Record<string, string[]> = { jpg: ['jpeg', 'jpe', 'jfif'], heic: ['heif'] }
