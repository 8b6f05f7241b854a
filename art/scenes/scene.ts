import { drawSheet, group, type Sheet, type SheetSize } from '../drawing/canvas.ts'
import { grain } from '../drawing/light.ts'
import type { Picture } from '../picture.ts'

type SceneSize = SheetSize & Pick<Picture, 'widest'>

export const HERO: SceneSize = { width: 2000, height: 1100, widest: 2400 }
export const WIDE: SceneSize = { width: 1600, height: 1200, widest: 1600 }
export const GALLERY: SceneSize = { width: 1200, height: 900, widest: 1600 }
/** A picture of the gallery that also fills a screen. */
export const BACKDROP: SceneSize = { ...GALLERY, widest: 2400 }
export const SQUARE: SceneSize = { width: 800, height: 800, widest: 960 }

/** A picture made of layers, back to front, under one film of grain. */
export const scene = (alt: string, { widest, ...size }: SceneSize, layers: (sheet: Sheet) => string[]): Picture => ({
  alt,
  widest,
  draw: () => drawSheet(size, (sheet) => group({}, ...layers(sheet), grain(sheet, 0.09))),
})
