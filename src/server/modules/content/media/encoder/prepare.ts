import { refusal } from '../../../../platform/refusal.ts'
import { contentTypes } from '../formats.ts'
import { firstVariant, widthsOf } from '../variant.ts'
import { colourOf, encode, render } from './encode.ts'
import { type Inspected, inspect } from './inspect.ts'

/** An image that may be stored, with its first variant and its average colour (`colourOf`). */
type Prepared = Inspected & { first: Uint8Array; colour: string }

/**
 * Inspects an upload, sanitises it and checks that it can be decoded.
 * @throws Refusal `media.type`, `media.pixels`, `media.bytes`, `media.embedded`, `media.drawing`, `media.broken`
 */
export async function prepare(given: Uint8Array): Promise<Prepared> {
  const picture = await inspect(given)
  try {
    // A drawing's cost grows with its size: render the largest width now, to reject what later jobs could not render.
    if (picture.contentType === contentTypes.svg) await render(picture, widthsOf(picture).at(-1) ?? firstVariant.width)
    const first = await encode(picture, firstVariant)
    return { ...picture, first, colour: await colourOf(first) }
  } catch {
    // Headers may lie, and a file may be truncated.
    throw refusal('media.broken', { field: 'file' })
  }
}
