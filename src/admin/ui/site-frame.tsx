import { type ReactNode, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { useSize } from './use-size.ts'

/** The site's styles and theme, and the language of its pages. */
export type SiteLook = { css: string[]; themeCss: string; locale: string }

type Props = {
  title: string
  look: SiteLook
  /** Width of its window, px. */
  width: number
  children: ReactNode
}

const blank = '<!doctype html><html><head><meta charset="utf-8"></head><body></body></html>'

/** An iframe with the site's styles and none of the admin's, at the given width, scaled to fit. */
export function SiteFrame({ title, look, width, children }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const [page, setPage] = useState<Document>()
  const size = useSize(box)
  const isStyled = useStyles(page, look)
  const height = useHeight(isStyled ? page : undefined)
  const scale = size ? Math.min(1, size.width / width) : 1
  return (
    <div
      ref={box}
      className="relative max-h-[75dvh] min-h-40 overflow-x-hidden overflow-y-auto rounded-[12px] border border-line bg-panel"
      aria-busy={!isStyled}
    >
      <div style={{ height: height * scale }}>
        <iframe
          title={title}
          srcDoc={blank}
          onLoad={({ currentTarget }) => setPage(currentTarget.contentDocument ?? undefined)}
          className={`block origin-top-left border-0 ${isStyled ? '' : 'invisible'}`}
          style={{
            width,
            height,
            transform: `scale(${scale})`,
            marginLeft: size ? Math.max(0, (size.width - width * scale) / 2) : 0,
          }}
        />
      </div>
      {!isStyled && (
        <div className="absolute inset-0 p-5">
          <Loading text="Loading the preview">
            <Skeleton className="h-8 w-2/3" />
            <Skeleton className="mt-4 h-12 w-full" />
          </Loading>
        </div>
      )}
      {page && isStyled && createPortal(children, page.body)}
    </div>
  )
}

/** Adds the styles to the page. @returns whether they have loaded */
function useStyles(page: Document | undefined, { css, themeCss, locale }: SiteLook): boolean {
  const [isStyled, setStyled] = useState(false)
  useEffect(() => {
    if (!page) return
    page.documentElement.lang = locale
    const links = css.map((href) => linkTo(page, href))
    const own = page.createElement('style')
    own.textContent = themeCss
    page.head.append(...links.map(({ element }) => element), own)
    void Promise.all(links.map(({ loaded }) => loaded)).then(() => setStyled(true))
    return () => {
      for (const { element } of links) element.remove()
      own.remove()
    }
  }, [page, css, themeCss, locale])
  return isStyled
}

/** A stylesheet that fails to load is skipped. */
function linkTo(page: Document, href: string): { element: HTMLLinkElement; loaded: Promise<void> } {
  const element = page.createElement('link')
  element.rel = 'stylesheet'
  element.href = href
  const loaded = new Promise<void>((resolve) => {
    element.onload = () => resolve()
    element.onerror = () => resolve()
  })
  return { element, loaded }
}

/** Height of the page's content, px. */
function useHeight(page: Document | undefined): number {
  const [height, setHeight] = useState(0)
  useEffect(() => {
    if (!page) return
    const observer = new ResizeObserver(() => setHeight(page.body.offsetHeight))
    observer.observe(page.body)
    return () => observer.disconnect()
  }, [page])
  return height
}
