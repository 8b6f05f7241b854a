import type { StarterPicture } from '../catalogue.ts'
import { drawSheet, group, type Sheet, type SheetSize } from '../drawing/canvas.ts'
import { grain } from '../drawing/light.ts'

export const HERO = { width: 2000, height: 1100 }
export const WIDE = { width: 1600, height: 1200 }
export const GALLERY = { width: 1200, height: 900 }
export const SQUARE = { width: 800, height: 800 }

/** A picture made of layers, back to front, under one film of grain. */
export const scene = (alt: string, size: SheetSize, layers: (sheet: Sheet) => string[]): StarterPicture => ({
  alt,
  draw: () => drawSheet(size, (sheet) => group({}, ...layers(sheet), grain(sheet, 0.09))),
})
