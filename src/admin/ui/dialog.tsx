import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { firstField, firstFocus, headingOf } from './first-focus.ts'
import { useTypedText } from './typed-text.ts'

const sizes = {
  small: 'w-[min(27rem,calc(100vw-2rem))]',
  medium: 'w-[min(38rem,calc(100vw-2rem))]',
  large: 'w-[min(64rem,calc(100vw-2rem))]',
}

type Props = {
  title: string
  onClose: () => void
  children: ReactNode
  /** Buttons at the foot, primary last. Without a field, focus starts on the one with `data-safest`. */
  footer?: ReactNode
  /** The refusal of what was pressed in the footer. It stands above the footer, in sight however long the content is. */
  fault?: string | undefined
  size?: keyof typeof sizes
  /** Whether something was chosen in it that is not saved; what is typed the dialog sees by itself. */
  unsaved?: boolean
  /** Closing it saves what was typed, so that there is nothing to ask. */
  savesItself?: boolean
  /** Returns false if the caller moves focus on closing. By default it returns to where it came from. */
  finalFocus?: () => boolean
}

/**
 * Open while rendered. Focus starts where `firstFocus` says, is trapped, and returns on closing. Escape and a press beside it
 * close the dialog, after a question if something was typed or chosen in it; keys do not reach what is below it.
 */
export function Dialog({
  title,
  onClose,
  children,
  footer,
  fault,
  size = 'medium',
  unsaved = false,
  savesItself = false,
  finalFocus,
}: Props) {
  const [popup, setPopup] = useState<HTMLElement | null>(null)
  const [asks, setAsks] = useState(false)
  const hasTyped = useTypedText(popup)
  useLateField(popup)
  const close = (reason: Base.Root.ChangeEventReason) => {
    const isByChance = reason === 'escape-key' || reason === 'outside-press'
    if (isByChance && !savesItself && (unsaved || hasTyped())) setAsks(true)
    else onClose()
  }
  return (
    <Base.Root open onOpenChange={(open, { reason }) => !open && close(reason)}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-50 bg-black/45" />
        <Base.Popup
          ref={setPopup}
          initialFocus={() => popup && firstFocus(popup)}
          finalFocus={finalFocus}
          onKeyDown={keepKey}
          className={`fixed top-1/2 left-1/2 z-50 flex max-h-[calc(100dvh-2rem)] -translate-x-1/2 -translate-y-1/2 flex-col overflow-hidden rounded-[12px] border border-line bg-ground text-ink shadow-raised outline-none ${sizes[size]}`}
        >
          <div className="flex items-center justify-between gap-4 border-b border-line py-2 pr-2 pl-5">
            <Base.Title tabIndex={-1} data-dialog-title className="rounded-[3px] text-lg">
              {title}
            </Base.Title>
            <Base.Close
              className="grid size-9 shrink-0 place-items-center rounded-button text-ink-soft hover:bg-ground-soft pointer-coarse:size-11"
              aria-label="Close"
            >
              <X size={19} aria-hidden />
            </Base.Close>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto p-5 wrap-anywhere">{children}</div>
          {fault && (
            <div className="max-h-[30dvh] shrink-0 overflow-y-auto border-t border-line px-5 pt-3 pb-1 wrap-anywhere">
              <Notice kind="danger">{fault}</Notice>
            </div>
          )}
          {footer && (
            <div className="flex flex-wrap items-center justify-end gap-2 border-t border-line px-5 py-3">{footer}</div>
          )}
          {asks && <Discard onStay={() => setAsks(false)} onDiscard={onClose} />}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}

function Discard({ onStay, onDiscard }: { onStay: () => void; onDiscard: () => void }) {
  const footer = (
    <>
      <Button look="secondary" onClick={onDiscard}>
        Discard
      </Button>
      <Button data-safest onClick={onStay}>
        Keep editing
      </Button>
    </>
  )
  return (
    <Dialog title="Discard what you entered?" size="small" onClose={onStay} footer={footer}>
      <p>It has not been saved.</p>
    </Dialog>
  )
}

/** Escape and Tab pass through: the dialog listens for them at the document. */
function keepKey(event: KeyboardEvent): void {
  if (event.key !== 'Escape' && event.key !== 'Tab') event.stopPropagation()
}

/** Focuses the first field once it has loaded, unless the user has moved focus. */
function useLateField(dialog: HTMLElement | null): void {
  useEffect(() => {
    if (!dialog || firstField(dialog)) return
    const observer = new MutationObserver(() => {
      const field = firstField(dialog)
      if (!field) return
      observer.disconnect()
      const { activeElement } = document
      if (activeElement === headingOf(dialog) || !dialog.contains(activeElement)) field.focus()
    })
    observer.observe(dialog, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [dialog])
}
