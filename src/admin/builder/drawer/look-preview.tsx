import { useEffect, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { OfferedLook } from '../../../sections/looks.ts'
import { useCanvas } from '../canvas/canvas-info.tsx'
import { SectionCanvas } from '../canvas/section-canvas.tsx'
import { freshSection } from '../sections.ts'

/** Rendering width of a section before scaling down, px. */
const drawnAt = 1200

/**
 * A look's sample, scaled down, in the site's theme. Rendered in a shadow tree, which separates the styles of the site and
 * the admin, once it scrolls into view.
 */
export function LookPreview({ look }: { look: OfferedLook }) {
  const host = useRef<HTMLDivElement>(null)
  const [root, setRoot] = useState<ShadowRoot>()
  const [scale, setScale] = useState(0.25)
  useEffect(() => {
    const element = host.current
    if (!element) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        observer.disconnect()
        setScale(element.clientWidth / drawnAt)
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
      className="pointer-events-none relative block h-36 overflow-hidden bg-white"
      data-preview={look.id}
    >
      {root && createPortal(<Drawn look={look} scale={scale} />, root)}
    </div>
  )
}

function Drawn({ look, scale }: { look: OfferedLook; scale: number }) {
  const { css, themeCss, sampleSite } = useCanvas()
  const placed = useMemo(() => freshSection(look, sampleSite), [look, sampleSite])
  const style = { width: drawnAt, transform: `scale(${scale})`, transformOrigin: '0 0' }
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
