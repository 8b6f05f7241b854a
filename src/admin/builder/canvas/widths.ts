import { Maximize } from 'lucide-react'
import { computer, type PreviewWidth, phone, tablet } from '../../ui/preview-widths.tsx'

/** CSS px, or as wide as the browser's window. */
export type Width = 360 | 768 | 1280 | 'full'

export const widths: PreviewWidth<Width>[] = [
  phone(360),
  tablet(768),
  computer(1280),
  { width: 'full', title: 'Full width of the window', icon: Maximize },
]
