import { clipTo, el, group, num, path, rect, type Sheet, url } from './canvas.ts'
import { type Colour, darken, lighten, lightness } from './colour.ts'
import { MOTIFS, type MotifName } from './motifs.ts'
import { linearPaint, type Stop } from './paint.ts'

/** A cloth as a weaver or printer would order it. */
export type Cloth = {
  ground: Colour
  ink: Colour
  accent: Colour
  motif: MotifName
  /** Width of one repeat in the sheet's units; 90 unless told. */
  repeat?: number
  /** Every second row moves half a repeat: butis, not stripes. */
  brick?: boolean
  weave?: Weave
}

export type Weave = 'fine' | 'coarse' | 'silk'

const TILE = { width: 100, height: 100, patternUnits: 'userSpaceOnUse' }

/** How far apart threads lie, in the sheet's units. */
const PITCH: Record<Weave, number> = { fine: 1.5, coarse: 2.3, silk: 1.2 }

/** The threads of a tile of 100 by 100, over and under each other; `repeat` is its width in the sheet's units. */
function threadsOf(sheet: Sheet, { weave = 'fine', ground }: Cloth, repeat: number): string {
  const count = 2 * Math.max(2, Math.round(repeat / PITCH[weave] / 2))
  const pitch = 100 / count
  const isPale = lightness(ground) > 0.8
  const round: readonly Stop[] = [
    [0, '#2a1408', 0.42],
    [0.38, '#fff8ec', weave === 'silk' ? 0.24 : 0.18],
    [1, '#2a1408', 0.46],
  ]
  const [long, wide, rx] = [1.6 * pitch, pitch, 0.45 * pitch]
  const weft = (x: number, y: number) =>
    rect(x - 0.3 * pitch, y, long, wide, { rx, fill: linearPaint(sheet, round, [0, 0], [0, 1]) })
  const warp = (x: number, y: number) => rect(x, y - 0.3 * pitch, wide, long, { rx, fill: linearPaint(sheet, round) })
  const tile = sheet.define(
    'pattern',
    { width: 2 * pitch, height: 2 * pitch, patternUnits: 'userSpaceOnUse' },
    warp(pitch, 0) + warp(0, pitch) + weft(0, 0) + weft(pitch, pitch),
  )
  return rect(-1, -1, 102, 102, { fill: url(tile), opacity: isPale ? 0.4 : 0.7 })
}

/** One repeat of a cloth, in a tile of 100 by 100; `size` is its width in the sheet's units. */
function tileOf(sheet: Sheet, cloth: Cloth, size: number): string[] {
  const motif = MOTIFS[cloth.motif](cloth)
  const scattered = cloth.brick ?? ['buti', 'ambi', 'lotus', 'bandhani'].includes(cloth.motif)
  const fit = scattered ? 0.5 : 1
  const at = (x: number, y: number) => group({ transform: `translate(${x} ${y}) scale(${fit})` }, motif)
  const threads = sheet.isNear ? [threadsOf(sheet, cloth, size)] : []
  return [rect(-1, -1, 102, 102, { fill: cloth.ground }), scattered ? at(27, 27) + at(77, 77) : at(50, 50), ...threads]
}

/** A fill of the printed or woven cloth. */
export function clothPaint(sheet: Sheet, cloth: Cloth, turn = 0, times = 1): string {
  const size = (cloth.repeat ?? 90) * times
  const attributes = { ...TILE, patternTransform: `rotate(${turn}) scale(${size / 100})` }
  return url(sheet.define('pattern', attributes, ...tileOf(sheet, cloth, size)))
}

/** The same, laid by a transform: along a fold or a sleeve. The tile is drawn once for all of them. */
export function clothPaintAt(sheet: Sheet, cloth: Cloth, transform: string, times = 1): string {
  const scale = ((cloth.repeat ?? 90) * times) / 100
  const tile = sheet.define('pattern', TILE, ...tileOf(sheet, cloth, (cloth.repeat ?? 90) * times))
  return url(sheet.define('pattern', { href: `#${tile}`, patternTransform: `${transform} scale(${num(scale)})` }))
}

/** Threads: an overlay that makes a flat colour read as cloth. */
function weavePaint(sheet: Sheet, weave: Weave = 'fine', turn = 0): string {
  const noise = (frequency: string, strength: number) =>
    url(
      sheet.define(
        'filter',
        { x: 0, y: 0, width: 1, height: 1, 'color-interpolation-filters': 'sRGB' },
        el('feTurbulence', {
          type: 'fractalNoise',
          baseFrequency: frequency,
          numOctaves: 1,
          seed: 8,
          stitchTiles: 'stitch',
        }),
        el('feColorMatrix', { values: `0 0 0 0 .14 0 0 0 0 .08 0 0 0 0 .06 ${strength} 0 0 0 ${-strength * 0.42}` }),
      ),
    )
  const [pitch, strength] = { fine: [0.16, 0.85], coarse: [0.085, 1.5], silk: [0.3, 0.6] }[weave] as [number, number]
  const tile = [
    rect(0, 0, 200, 200, { filter: noise(`${pitch} .012`, strength) }),
    rect(0, 0, 200, 200, { filter: noise(weave === 'silk' ? '.006 .5' : `.012 ${pitch}`, strength) }),
  ]
  const attributes = { width: 200, height: 200, patternUnits: 'userSpaceOnUse', patternTransform: `rotate(${turn})` }
  return url(sheet.define('pattern', attributes, ...tile))
}

/** A ridge of the cloth: a path in the sheet's units, its width, and its height (below 0 for a valley). */
export type Fold = { d: string; width: number; height: number }

/** Light over folds: ridges are drawn as heights, and the slope between neighbours becomes light and shade. */
export function foldLight(
  sheet: Sheet,
  shape: string,
  box: Box,
  folds: readonly Fold[],
  softness = 14,
  depth = 2.4,
): string {
  const region = {
    x: box.x - 50,
    y: box.y - 50,
    width: box.width + 100,
    height: box.height + 100,
    filterUnits: 'userSpaceOnUse',
  }
  const reach = Math.max(3, softness * 0.55)
  const relief = sheet.define(
    'filter',
    { ...region, 'color-interpolation-filters': 'sRGB' },
    el('feGaussianBlur', { stdDeviation: softness, result: 'height' }),
    el('feOffset', { in: 'height', dx: reach, dy: reach * 0.9, result: 'behind' }),
    el('feComposite', { in: 'height', in2: 'behind', operator: 'arithmetic', k2: depth + 0.5, k3: 0.5 - depth }),
    el('feColorMatrix', { values: '.94 0 0 0 .03 1 0 0 0 0 1.04 0 0 0 -.03 0 0 0 0 1' }),
  )
  const ridges = folds.map(({ d, width, height }) =>
    path(d, { stroke: height > 0 ? '#ffffff' : '#000000', 'stroke-width': width, opacity: Math.abs(height) }),
  )
  const map = group(
    { filter: url(relief), fill: 'none', 'stroke-linecap': 'round' },
    rect(box.x - 80, box.y - 80, box.width + 160, box.height + 160, { fill: '#808080' }),
    ...ridges,
  )
  return group({ style: 'mix-blend-mode:hard-light' }, clipTo(sheet, shape, map))
}

export type Box = { x: number; y: number; width: number; height: number }

/** The threads over a shape; pale cloth shows them less. */
export function threads(sheet: Sheet, d: string, cloth: Cloth, turn = 0): string {
  return path(d, { fill: weavePaint(sheet, cloth.weave, turn), opacity: lightness(cloth.ground) > 0.8 ? 0.12 : 0.34 })
}

/** Shade reads darker on pale cloth. */
export const foldDepth = (cloth: Cloth) => (lightness(cloth.ground) > 0.8 ? 0.4 : 0.8)

/** A row of hand stitches along a path. */
export const stitches = (d: string, colour: Colour, width = 2.5): string =>
  path(d, {
    fill: 'none',
    stroke: darken(colour, 0.25),
    'stroke-width': width + 0.8,
    'stroke-dasharray': '9 6',
    opacity: 0.35,
    transform: 'translate(1 1.4)',
  }) +
  path(d, {
    fill: 'none',
    stroke: lighten(colour, 0.15),
    'stroke-width': width,
    'stroke-dasharray': '9 6',
    'stroke-linecap': 'round',
  })
