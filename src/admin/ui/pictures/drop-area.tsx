import { Upload as UploadMark } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { type MediaKind, mediaKinds, typesOfKind } from '../../../shared/content/media/media-files.ts'
import { Button, type ButtonLook } from '../../../ui/button.tsx'

type DropProps = {
  onFiles: (files: File[]) => void
  /** Takes what is pasted too, unless a dialog stands above it. */
  pastes?: boolean
  className?: string
  children: ReactNode
}

/** Accepts files dropped anywhere on it, with a hint while dragging. */
export function DropArea({ onFiles, pastes = false, className = '', children }: DropProps) {
  const area = useRef<HTMLDivElement>(null)
  const over = useFileDrop(area, onFiles)
  useFilePaste(area, pastes, onFiles)
  return (
    <div ref={area} className={`relative ${className}`}>
      {children}
      {over && (
        <div className="pointer-events-none absolute inset-0 z-30 grid place-items-center rounded-[10px] border-2 border-dashed border-accent bg-accent-soft/90">
          <p className="flex items-center gap-2 font-semibold text-accent">
            <UploadMark className="size-5" aria-hidden />
            Drop to upload
          </p>
        </div>
      )}
    </div>
  )
}

/** @returns whether files hang above the area now */
function useFileDrop(area: RefObject<HTMLElement | null>, onFiles: (files: File[]) => void): boolean {
  const [over, setOver] = useState(false)
  const take = useRef(onFiles)
  useEffect(() => {
    take.current = onFiles
  })
  useEffect(() => {
    const element = area.current
    // Children are entered and left as well, so what counts is how often more was entered than left.
    let depth = 0
    const move = (by: number) => (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      depth = Math.max(0, depth + by)
      setOver(depth > 0)
    }
    const drop = (event: DragEvent) => {
      depth = 0
      setOver(false)
      const files = [...(event.dataTransfer?.files ?? [])]
      if (files.length === 0) return
      event.preventDefault()
      take.current(files)
    }
    const listening = new AbortController()
    const { signal } = listening
    element?.addEventListener('dragenter', move(1), { signal })
    element?.addEventListener('dragover', move(0), { signal })
    element?.addEventListener('dragleave', move(-1), { signal })
    element?.addEventListener('drop', drop, { signal })
    return () => listening.abort()
  }, [area])
  return over
}

function useFilePaste(area: RefObject<HTMLElement | null>, pastes: boolean, onFiles: (files: File[]) => void): void {
  const take = useRef(onFiles)
  useEffect(() => {
    take.current = onFiles
  })
  useEffect(() => {
    if (!pastes) return
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])]
      const above = [...document.querySelectorAll('[role=dialog]')].at(-1)
      if (files.length === 0 || (above && !above.contains(area.current))) return
      event.preventDefault()
      take.current(files)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [area, pastes])
}

type ButtonProps = {
  onFiles: (files: File[]) => void
  many?: 'many'
  kinds?: readonly MediaKind[]
  look?: ButtonLook
  children?: ReactNode
}

/** Opens the device's own dialog for files. */
export function UploadButton({ onFiles, many, kinds = mediaKinds, look, children = 'Upload' }: ButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button look={look} onClick={() => input.current?.click()}>
        <UploadMark className="size-4" aria-hidden />
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        aria-label="Files to upload"
        accept={kinds.flatMap((kind) => typesOfKind[kind]).join(',')}
        multiple={many === 'many'}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          // So that the same file can be chosen again after it was refused.
          target.value = ''
        }}
      />
    </>
  )
}
