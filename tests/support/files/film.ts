import {
  BufferTarget,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
} from 'mediabunny'

type Film = {
  as?: 'mp4' | 'webm'
  codec?: 'vp9' | 'av1' | 'avc' | 'hevc'
  width?: number
  height?: number
  seconds?: number
  /** Size of the frames' data, which is no real picture. */
  bytes?: number
  fastStart?: boolean
  /** A note as cameras write it, such as the place. */
  note?: string
}

let serial = 0

/** A video with valid metadata but no real pictures. Each one is unique. */
export async function film({
  as = 'mp4',
  codec = 'vp9',
  width = 640,
  height = 360,
  seconds = 4,
  bytes = 4_000,
  fastStart = false,
  note,
}: Film = {}): Promise<Buffer<ArrayBuffer>> {
  const format =
    as === 'mp4' ? new Mp4OutputFormat({ fastStart: fastStart ? 'in-memory' : false }) : new WebMOutputFormat()
  const output = new Output({ format, target: new BufferTarget() })
  const source = new EncodedVideoPacketSource(codec)
  output.addVideoTrack(source)
  if (note !== undefined) output.setMetadataTags({ comment: note })
  await output.start()
  const described = codec === 'hevc' ? { description: new Uint8Array(30) } : {}
  const names = { vp9: 'vp09.00.10.08', av1: 'av01.0.04M.08', avc: 'avc1.42c00c', hevc: 'hvc1.1.6.L93.B0' }
  const decoderConfig = { codec: names[codec], codedWidth: width, codedHeight: height, ...described }
  for (let at = 0; at < seconds; at++) {
    const data = Buffer.alloc(Math.ceil(bytes / seconds), `${serial++} frame of no picture `)
    await source.add(new EncodedPacket(data, 'key', at, 1), { decoderConfig })
  }
  await output.finalize()
  if (!output.target.buffer) throw new Error('a film was not made')
  return Buffer.from(output.target.buffer)
}

/** Moves the tags of a WebM behind its frames, where its index finds them and other programs write them. */
export function tagsLast(webm: Buffer): Buffer {
  const bytesOf = (hex: string) => Buffer.from(hex, 'hex')
  const segment = webm.indexOf(bytesOf('18538067'))
  const inside = segment + 10
  const entry = webm.indexOf(bytesOf('53ab841254c36753ac85')) + 10
  const at = webm.indexOf(bytesOf('1254c367'), entry)
  const tags = Buffer.from(webm.subarray(at, at + 8 + (webm.readUInt32BE(at + 4) & 0x0fffffff)))
  const moved = Buffer.concat([webm, tags])
  moved.fill(0, at, at + tags.length)
  moved.write(`ec01${(tags.length - 9).toString(16).padStart(14, '0')}`, at, 'hex')
  moved.writeUIntBE(webm.length + tags.length - inside, segment + 5, 5)
  moved.writeUIntBE(webm.length - inside, entry, 5)
  return moved
}

/** A document of a line; so many bytes larger than it need be. */
export function pdf(line = 'Price list', more = 0): Buffer<ArrayBuffer> {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>',
    `<</Length ${line.length + 32}>>\nstream\nBT /F 18 Tf 30 140 Td (${line}) Tj ET\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ]
  let text = `%PDF-1.4\n%${'-'.repeat(more)}\n`
  const places = objects.map((object, index) => {
    const at = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(at).padStart(10, '0')} 00000 n \n`
  })
  const table = text.length
  text += `xref\n0 6\n0000000000 65535 f \n${places.join('')}trailer\n<</Size 6/Root 1 0 R>>\nstartxref\n${table}\n%%EOF\n`
  return Buffer.from(text, 'latin1')
}
