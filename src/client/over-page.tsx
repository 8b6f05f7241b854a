import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { IslandRoot } from './island-root.tsx'

/** Draws a dialog that belongs to no island. `close` takes it away. */
export function showOverPage(draw: (close: () => void) => ReactNode): void {
  const host = document.createElement('div')
  document.body.append(host)
  const root = createRoot(host)
  const close = () => {
    root.unmount()
    host.remove()
  }
  root.render(<IslandRoot>{draw(close)}</IslandRoot>)
}
