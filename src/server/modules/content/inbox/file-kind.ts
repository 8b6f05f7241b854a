import { fileTypeFromBuffer } from 'file-type'
import { fileKinds, kindsOf } from '../../../../shared/content/form-files.ts'
import { cut } from '../../../../shared/text.ts'

/** What a file is by its bytes, if a field with these options takes it; undefined otherwise. `ending` is how its name ends. */
export async function kindOfFile(
  bytes: Uint8Array,
  options: string[],
): Promise<{ contentType: string; ending: string } | undefined> {
  // What cannot be read to its end, such as an archive that was cut off, is of no kind.
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined)
  const wanted = kindsOf(options).flatMap((kind): readonly string[] => fileKinds[kind].types)
  return found && wanted.includes(found.mime) ? { contentType: found.mime, ending: found.ext } : undefined
}

/** The last part of the path that a sender gave, without what a name of a file may not have; it ends as its content does. */
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

/** Other endings of the same kind. */
const endings: Record<string, string[]> = { jpg: ['jpeg', 'jpe', 'jfif'], heic: ['heif'] }
