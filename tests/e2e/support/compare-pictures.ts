import sharp from 'sharp'

/** Pixels are compared by squares of so many a side: what a font's hinting moves within one is no difference. */
const square = 8
/** By so much of 255 the mean of a square may differ in a channel. */
const tolerance = 18

type Pixels = { data: Buffer; width: number; height: number }

/** Where two pictures differ: the share of squares from 0 to 1, and those squares marked over the newer one, as PNG. */
export type Difference = { share: number; marked: Buffer }

/** Compares a picture with the one that was accepted. One that is longer or shorter differs in what only one of them has. */
export async function comparePictures(accepted: Buffer, now: Buffer): Promise<Difference> {
  const [before, after] = await Promise.all([pixelsOf(accepted), pixelsOf(now)])
  const width = Math.max(before.width, after.width)
  const height = Math.max(before.height, after.height)
  const marks: { left: number; top: number }[] = []
  let squares = 0
  for (let top = 0; top < height; top += square) {
    for (let left = 0; left < width; left += square) {
      squares++
      if (differs(meanOf(before, left, top), meanOf(after, left, top))) marks.push({ left, top })
    }
  }
  return { share: marks.length / squares, marked: await mark(now, after, marks) }
}

async function pixelsOf(picture: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture)
    .flatten()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** Mean red, green and blue of a square; nothing where the picture has none. */
function meanOf({ data, width, height }: Pixels, left: number, top: number): number[] | undefined {
  const right = Math.min(left + square, width)
  const bottom = Math.min(top + square, height)
  const count = (right - left) * (bottom - top)
  if (right <= left || bottom <= top) return undefined
  const sums = [0, 0, 0]
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++)
      for (const channel of [0, 1, 2]) sums[channel] = (sums[channel] ?? 0) + (data[(y * width + x) * 3 + channel] ?? 0)
  return sums.map((sum) => sum / count)
}

function differs(before: number[] | undefined, after: number[] | undefined): boolean {
  if (!before || !after) return before !== after
  return before.some((value, channel) => Math.abs(value - (after[channel] ?? 0)) > tolerance)
}

function mark(picture: Buffer, { width, height }: Pixels, marks: { left: number; top: number }[]): Promise<Buffer> {
  const boxes = marks
    .filter(({ left, top }) => left < width && top < height)
    .map(({ left, top }) => `<rect x="${left}" y="${top}" width="${square}" height="${square}"/>`)
  const over = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="#f0f" fill-opacity=".45">${boxes.join('')}</svg>`
  return sharp(picture)
    .composite([{ input: Buffer.from(over) }])
    .png()
    .toBuffer()
}
