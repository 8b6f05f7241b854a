export type Point = { x: number; y: number }
export type Size = { width: number; height: number }

/** Zoom and position of a picture in its stage: scaled around its centre, then moved, px. Scale 1 is fitted. */
export type ZoomView = Point & { scale: number }

/** The stage, and the picture in it at scale 1. */
export type Room = { stage: Size; picture: Size }

export const fitted: ZoomView = { scale: 1, x: 0, y: 0 }

/** The scale of a double tap, a click and the button. */
export const usualZoom = 2.5
const mostZoom = 4

const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value))

/** The size of the fitted picture. */
export function sizeIn(stage: Size, natural: Size): Size {
  const scale = Math.min(stage.width / natural.width, stage.height / natural.height)
  return Number.isFinite(scale) ? { width: natural.width * scale, height: natural.height * scale } : stage
}

/** The nearest view in which a picture larger than the stage leaves no gap at its edges. */
export function within({ scale, x, y }: ZoomView, { stage, picture }: Room): ZoomView {
  const held = between(1, scale, mostZoom)
  const reach = (room: number, size: number) => Math.max(0, (size * held - room) / 2)
  const [right, down] = [reach(stage.width, picture.width), reach(stage.height, picture.height)]
  return { scale: held, x: between(-right, x, right), y: between(-down, y, down) }
}

/** Zooms by a factor around a point, measured from the stage's centre. */
export function zoomedBy(view: ZoomView, factor: number, point: Point, room: Room): ZoomView {
  const scale = between(1, view.scale * factor, mostZoom)
  const by = scale / view.scale
  return within({ scale, x: point.x - (point.x - view.x) * by, y: point.y - (point.y - view.y) * by }, room)
}

export const movedBy = (view: ZoomView, { x, y }: Point, room: Room): ZoomView =>
  within({ ...view, x: view.x + x, y: view.y + y }, room)

/** Applies the movement of one finger, or of two that pinch. */
export function followed(view: ZoomView, from: Point[], to: Point[], room: Room): ZoomView {
  const [before, after] = [middle(from), middle(to)]
  const zoomed = zoomedBy(view, spread(to) / spread(from), before, room)
  return movedBy(zoomed, { x: after.x - before.x, y: after.y - before.y }, room)
}

const middle = ([one = { x: 0, y: 0 }, other = one]: Point[]): Point => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
})

/** 1 for a single finger, which does not zoom. */
const spread = ([one, other]: Point[]) => (one && other ? Math.max(1, Math.hypot(one.x - other.x, one.y - other.y)) : 1)
