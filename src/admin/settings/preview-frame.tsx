import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { LoadFault } from '../../ui/load-fault.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { useSize } from '../ui/use-size.ts'
import { holdStill, wearTheme } from './preview-document.ts'

type Props = {
  /** Path of the previewed page. */
  path: string
  /** Width of its window, px. */
  width: number
  /** CSS of the edited theme. */
  css: string
  onLink: () => void
}

/** Load timeout of the page, ms. */
const patience = 20_000

type State = 'loading' | 'shown' | 'failed'

/** A page of the site in an iframe of the given width, scaled to fit, with the edited theme. */
export function PreviewFrame({ path, width, css, onLink }: Props) {
  const [attempt, setAttempt] = useState(0)
  return (
    <Framed
      key={`${path} ${attempt}`}
      {...{ path, width, css, onLink }}
      retry={() => setAttempt((before) => before + 1)}
    />
  )
}

function Framed({ path, width, css, onLink, retry }: Props & { retry: () => void }) {
  const box = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [state, setState] = useState<State>('loading')
  const size = useSize(box)
  const scale = size ? Math.min(1, size.width / width) : 1

  useLayoutEffect(() => {
    if (state === 'shown') wearTheme(frame.current?.contentDocument, css)
  }, [state, css])
  useEffect(() => {
    if (state !== 'loading') return
    const timer = setTimeout(() => setState('failed'), patience)
    return () => clearTimeout(timer)
  }, [state])

  const onLoad = () => {
    const page = frame.current?.contentWindow
    if (!page || !wearTheme(frame.current?.contentDocument, css)) return setState('failed')
    holdStill(page, onLink)
    setState('shown')
  }

  return (
    <div
      ref={box}
      className="relative h-[min(58dvh,46rem)] overflow-hidden rounded-[12px] border border-line bg-panel max-xl:h-[32dvh]"
      aria-busy={state === 'loading'}
    >
      {state === 'failed' ? (
        <div className="p-5">
          <LoadFault text="The page could not be shown." retry={retry} />
        </div>
      ) : (
        <iframe
          ref={frame}
          src={path}
          title="Preview of the site"
          onLoad={onLoad}
          className={`absolute top-0 left-1/2 origin-top border-0 ${state === 'shown' ? '' : 'invisible'}`}
          style={{
            width,
            height: size ? size.height / scale : '100%',
            transform: `translateX(-50%) scale(${scale})`,
          }}
        />
      )}
      {state === 'loading' && (
        <div className="absolute inset-0 bg-ground p-5">
          <Loading text="Loading the page">
            <Skeleton className="h-8 w-full" />
            <Skeleton className="mt-4 h-40 w-full" />
            <Skeleton className="mt-4 h-24 w-2/3" />
          </Loading>
        </div>
      )}
    </div>
  )
}
