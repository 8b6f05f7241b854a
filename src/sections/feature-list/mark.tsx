import { Icon } from '../../ui/icon.tsx'
import { Photo } from '../../ui/photo.tsx'
import type { Feature } from './feature-list.schema.ts'

/** A point's SVG, else its icon (E21); nothing without either. */
export function Mark({ item: { svg, icon }, className }: { item: Feature; className: string }) {
  if (svg.media) return <Photo {...svg} sizes="1.75rem" fit="contain" className={className} />
  return icon ? <Icon name={icon} className={`${className} text-accent`} /> : null
}
