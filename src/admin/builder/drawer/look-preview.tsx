import { useEffect, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { OfferedLook } from '../../../sections/looks.ts'
import { useCanvas } from '../canvas/canvas-info.tsx'
import { SectionCanvas } from '../canvas/section-canvas.tsx'
import { freshSection } from '../sections.ts'

/** Widest rendering of a section before scaling down, px. */
const widest = 1200

/**
 * A look's sample, scaled down, in the site's theme. Rendered in a shadow tree, which separates the styles of the site and
 * the admin, once it scrolls into view.
 */
export function LookPreview({ look }: { look: OfferedLook }) {
  const host = useRef<HTMLDivElement>(null)
  const [root, setRoot] = useState<ShadowRoot>()
  const [drawn, setDrawn] = useState(() => sizeIn(300))
  useEffect(() => {
    const element = host.current
    if (!element) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        observer.disconnect()
        setDrawn(sizeIn(element.clientWidth))
        setRoot(element.shadowRoot ?? element.attachShadow({ mode: 'open' }))
      },
      { rootMargin: '300px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return (
    <div
      ref={host}
      inert
      aria-hidden
      className="pointer-events-none relative block h-36 max-sm:h-48 overflow-hidden bg-white"
      data-preview={look.id}
    >
      {root && createPortal(<Drawn look={look} {...drawn} />, root)}
    </div>
  )
}

/** A section follows the width of the window: drawn much wider than a phone, its words there would be too small to read. */
function sizeIn(room: number): { width: number; scale: number } {
  const width = Math.min(widest, 2 * window.innerWidth)
  return { width, scale: room / width }
}

function Drawn({ look, width, scale }: { look: OfferedLook; width: number; scale: number }) {
  const { css, themeCss, sampleSite } = useCanvas()
  const placed = useMemo(() => freshSection(look, sampleSite), [look, sampleSite])
  const style = { width, transform: `scale(${scale})`, transformOrigin: '0 0' }
  return (
    <>
      {css.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      <style>{`${themeCss.replaceAll(':root', ':host')}${hostCss}`}</style>
      <div className="drawn" style={style}>
        <SectionCanvas placed={placed} />
      </div>
    </>
  )
}

/** The site's document styles, applied to the shadow host. */
const hostCss = `
:host { background: var(--ground) }
.drawn {
  position: absolute; top: 0; left: 0;
  color: var(--text); background: var(--ground); min-height: 100%;
  font-family: var(--font-body); font-style: var(--font-body-style); font-weight: var(--font-body-weight);
  letter-spacing: var(--font-body-tracking); line-height: 1.6; font-size: 16px;
  --control-height: 3rem; --control-air: 0.625rem; --button-side: 1.5rem;
}
header { position: relative !important }
`
