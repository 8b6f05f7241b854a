import { refusal } from '../../../../platform/refusal.ts'
import { contentTypes } from '../formats.ts'
import { firstVariant, widthsOf } from '../variant.ts'
import { colourOf, encode, render } from './encode.ts'
import { type Inspected, inspect } from './inspect.ts'

/** A picture that may be stored, with its first variant, and its colour as `colourOf` tells it. */
type Prepared = Inspected & { first: Uint8Array; colour: string }

/**
 * What the bytes are, made harmless, and seen to be a picture that can be shown.
 * @throws Refusal `media.type`, `media.pixels`, `media.bytes`, `media.embedded`, `media.drawing`, `media.broken`
 */
export async function prepare(given: Uint8Array): Promise<Prepared> {
  const picture = await inspect(given)
  try {
    // A drawing takes the longer, the larger it is drawn: what cannot be drawn is to be known now.
    if (picture.contentType === contentTypes.svg) await render(picture, widthsOf(picture).at(-1) ?? firstVariant.width)
    const first = await encode(picture, firstVariant)
    return { ...picture, first, colour: await colourOf(first) }
  } catch {
    // What a file says of itself may be a lie, or all that came of it.
    throw refusal('media.broken', { field: 'file' })
  }
}
