/** A message between two processes: JSON and binary parts. */
export type Frame = { head: unknown; parts: Uint8Array[] }

const sizeBytes = 4
/** Limit of the head, including the lengths of the parts. */
const mostHeadBytes = 1024 * 1024

/** Wire format: length of the head, head with the lengths of the parts, parts. */
export function frameBytes({ head, parts }: Frame): Uint8Array[] {
  const json = Buffer.from(JSON.stringify({ head, lengths: parts.map(({ length }) => length) }))
  const size = Buffer.alloc(sizeBytes)
  size.writeUInt32BE(json.length)
  return [size, json, ...parts]
}

/**
 * Assembles frames from chunks.
 * @param mostBytes of a frame's parts
 * @returns a function that takes the next chunk; it throws for an invalid or oversized frame
 */
export function readFrames(mostBytes: number, onFrame: (frame: Frame) => void): (piece: Uint8Array) => void {
  let pieces: Uint8Array[] = []
  let length = 0
  let wanted = sizeBytes
  let readNext = readSize

  function take(): Buffer {
    const all = pieces.length === 1 && pieces[0] ? asBuffer(pieces[0]) : Buffer.concat(pieces)
    pieces = all.length > wanted ? [all.subarray(wanted)] : []
    length = all.length - wanted
    return all.subarray(0, wanted)
  }

  function readSize(): void {
    expect(take().readUInt32BE(), mostHeadBytes, readHead)
  }

  function readHead(): void {
    const { head, lengths } = headOf(take())
    const whole = lengths.reduce((sum, one) => sum + one, 0)
    expect(whole, mostBytes, () => {
      const bytes = take()
      expect(sizeBytes, sizeBytes, readSize)
      onFrame({ head, parts: partsOf(bytes, lengths) })
    })
  }

  function expect(bytes: number, most: number, then: () => void): void {
    if (bytes > most) throw new Error(`a message of ${bytes} bytes is larger than ${most}`)
    wanted = bytes
    readNext = then
  }

  return (piece) => {
    pieces.push(piece)
    length += piece.length
    while (length >= wanted) readNext()
  }
}

function headOf(json: Buffer): { head: unknown; lengths: number[] } {
  const { head, lengths } = JSON.parse(json.toString()) as { head: unknown; lengths?: unknown }
  if (!Array.isArray(lengths) || !lengths.every((one) => Number.isSafeInteger(one) && one >= 0))
    throw new Error('a message without the lengths of its parts')
  return { head, lengths }
}

function partsOf(bytes: Buffer, lengths: number[]): Buffer[] {
  let end = 0
  return lengths.map((length) => {
    end += length
    return bytes.subarray(end - length, end)
  })
}

function asBuffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}
