import { CustomSource, Input, type InputFormat, type InputVideoTrack, MP4, WEBM } from 'mediabunny'
import { refusal } from '../../../../platform/refusal.ts'
import { bytesAt, type Ends } from './ends.ts'
import { type Blank, privateBoxes } from './private-boxes.ts'

/**
 * A video's metadata: displayed size in px after rotation, duration in seconds rounded up; `blanks` are the notes of the camera in it,
 * such as the place.
 */
export type Film = {
  contentType: 'video/mp4' | 'video/webm'
  width: number
  height: number
  seconds: number | null
  blanks: Blank[]
}

/** Codecs that current browsers play. */
const codecs = ['avc', 'vp8', 'vp9', 'av1']
/** Larger than any screen, px. */
const longestSide = 8_192

/** @throws Refusal `media.film` */
export async function readFilm(ends: Ends): Promise<Film> {
  const input = new Input({ source: sourceOf(ends), formats: [MP4, WEBM] })
  try {
    const track = await input.getPrimaryVideoTrack()
    if (!track) throw refusal('media.film', { field: 'file' })
    const [codec, width, height] = await Promise.all([
      track.getCodec(),
      track.getDisplayWidth(),
      track.getDisplayHeight(),
    ])
    if (!codec || !codecs.includes(codec)) throw refusal('media.codec', { field: 'file' })
    if (!(width > 0 && height > 0 && Math.max(width, height) <= longestSide))
      throw refusal('media.film', { field: 'file' })
    const contentType = typeOf(await input.getFormat())
    const size = { width: Math.round(width), height: Math.round(height) }
    const blanks = privateBoxes(ends, contentType === 'video/webm')
    return { contentType, ...size, seconds: await secondsOf(input, track), blanks }
  } finally {
    input.dispose()
  }
}

const typeOf = (format: InputFormat) => (format === WEBM ? 'video/webm' : 'video/mp4')

/** Duration in seconds; null if the metadata has none, as in recordings by a browser. */
async function secondsOf(input: Input, track: InputVideoTrack): Promise<number | null> {
  const said = await input.getDurationFromMetadata([track]).catch(() => null)
  return said && Number.isFinite(said) && said < 1_000_000 ? Math.max(1, Math.ceil(said)) : null
}

function sourceOf(ends: Ends): CustomSource {
  return new CustomSource({
    getSize: () => ends.bytes,
    read(start, end) {
      const bytes = bytesAt(ends, start, end)
      // Only files not made for the web have their metadata elsewhere.
      if (!bytes) throw refusal('media.film', { field: 'file' })
      return bytes
    },
  })
}
