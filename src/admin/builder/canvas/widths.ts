import { Laptop, type LucideIcon, Maximize, Smartphone, Tablet } from 'lucide-react'

/** CSS px, or as wide as the browser's window. */
export type Width = 360 | 768 | 1280 | 'full'

export const widths: { width: Width; title: string; icon: LucideIcon }[] = [
  { width: 360, title: 'Phone, 360 px', icon: Smartphone },
  { width: 768, title: 'Tablet, 768 px', icon: Tablet },
  { width: 1280, title: 'Computer, 1280 px', icon: Laptop },
  { width: 'full', title: 'Full width of the window', icon: Maximize },
]
