/** Segments in which cameras and programs keep notes: Exif and XMP, IPTC, comments. */
const notes = [0xe1, 0xed, 0xfe]
const startOfScan = 0xda

/** A JPEG without notes, its picture untouched. Undefined if it has none, or is no JPEG. */
export function plainJpeg(bytes: Uint8Array): Uint8Array | undefined {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  if (view.length < 4 || view.readUInt16BE(0) !== 0xffd8) return undefined
  const kept = [view.subarray(0, 2)]
  let at = 2
  while (at + 4 <= view.length && view[at] === 0xff && view[at + 1] !== startOfScan) {
    const end = at + 2 + view.readUInt16BE(at + 2)
    if (!notes.includes(view[at + 1] ?? 0)) kept.push(view.subarray(at, end))
    at = end
  }
  const isWhole = view[at] === 0xff && view[at + 1] === startOfScan
  const plain = Buffer.concat([...kept, view.subarray(at)])
  return isWhole && plain.length < view.length ? plain : undefined
}
