import type { Look } from '../shared/selling/catalogue/products.ts'
import { Photo } from './photo.tsx'

/** Preview of an option's value: its colour, else its picture, else nothing. */
export function Swatch({ look }: { look: Look | undefined }) {
  if (look?.swatch) return <i className="swatch" style={{ backgroundColor: look.swatch }} aria-hidden />
  if (look?.picture) return <Photo media={look.picture} alt="" sizes="1.5rem" className="swatch" />
  return null
}
