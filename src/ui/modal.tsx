import { X } from 'lucide'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { liesOverPage } from '../client/back-closes.ts'
import { t } from '../shared/words.ts'
import { LineIcon } from './line-icon.tsx'

type Props = {
  title: ReactNode
  className: string
  onClose: () => void
  children: (close: () => void) => ReactNode
}

/**
 * A native dialog that is open for as long as it is rendered: focus stays in it and goes back where it came from; Escape, the
 * cross, a press beside it and, on a phone, Back close it. A press beside it leaves a form open in which something was written. For islands.
 */
export function Modal({ title, className, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const close = () => dialog.current?.close()
  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    const closed = liesOverPage(() => element?.close())
    const unwatch = element ? watchBeside(element) : undefined
    return () => {
      unwatch?.()
      closed()
    }
  }, [])
  return (
    <dialog ref={dialog} className={className} aria-labelledby={titleId} onClose={onClose}>
      <div className="flex h-full flex-col">
        <div className="flex items-start justify-between gap-4 py-4 pr-3 pl-6">
          <h2 id={titleId} className="mt-2 text-xl">
            {title}
          </h2>
          <button type="button" className="grid size-11 shrink-0 place-items-center" onClick={close}>
            <LineIcon of={X} size={22} />
            <span className="sr-only">{t('Close')}</span>
          </button>
        </div>
        {children(close)}
      </div>
    </dialog>
  )
}

/** Closes the dialog by a press that begins and ends beside it: a selection that is dragged out of it ends there too. */
function watchBeside(element: HTMLDialogElement): () => void {
  const ended = new AbortController()
  let began: EventTarget | null = element
  let isWritten = false
  const on = (kind: 'click' | 'input' | 'pointerdown', run: (target: EventTarget | null) => void) =>
    element.addEventListener(kind, ({ target }) => run(target), { signal: ended.signal })
  on('pointerdown', (target) => {
    began = target
  })
  on('input', (target) => {
    isWritten ||= target instanceof Element && Boolean(target.closest('form')?.querySelector('textarea'))
  })
  on('click', (target) => {
    if (target === element && began === element && !isWritten) element.close()
    began = element
  })
  return () => ended.abort()
}
