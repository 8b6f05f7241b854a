import { type ReactNode, useLayoutEffect, useState } from 'react'
import canvasCss from './canvas.css?inline'
import { useCanvas } from './canvas-info.tsx'
import { useTellFrame } from './frame.ts'

/** Adds the site's styles and theme to the canvas, without the admin's. */
export function CanvasHead({ document, children }: { document?: Document; children: ReactNode }) {
  const { css, themeCss, info } = useCanvas()
  const tellFrame = useTellFrame()
  const [styled, setStyled] = useState(false)
  // A press on the first section that is shown is heard.
  useLayoutEffect(() => {
    if (document) tellFrame(document)
  }, [document, tellFrame])
  useLayoutEffect(() => {
    if (!document) return
    document.documentElement.lang = info.site.locale
    const links = css.map((href) => linkTo(document, href))
    const own = document.createElement('style')
    own.textContent = `${themeCss}\n${canvasCss}`
    document.head.append(...links.map(({ element }) => element), own)
    void Promise.all(links.map(({ loaded }) => loaded)).then(() => setStyled(true))
    return () => {
      for (const { element } of links) element.remove()
      own.remove()
    }
  }, [document, css, themeCss, info.site.locale])
  return <>{styled && children}</>
}

function linkTo(document: Document, href: string): { element: HTMLLinkElement; loaded: Promise<void> } {
  const element = document.createElement('link')
  element.rel = 'stylesheet'
  element.href = href
  const loaded = new Promise<void>((resolve) => {
    element.onload = () => resolve()
    element.onerror = () => resolve()
  })
  return { element, loaded }
}
