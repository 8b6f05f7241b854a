import { Upload as UploadMark } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { mediaTypes } from '../../../shared/content/media-admin.ts'
import { Button, type ButtonLook } from '../../../ui/button.tsx'

type DropProps = { onFiles: (files: File[]) => void; className?: string; children: ReactNode }

/** Takes files that are dropped anywhere on it, and says so while they hang above it. */
export function DropArea({ onFiles, className = '', children }: DropProps) {
  const area = useRef<HTMLDivElement>(null)
  const over = useFileDrop(area, onFiles)
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

type ButtonProps = { onFiles: (files: File[]) => void; many?: 'many'; look?: ButtonLook; children?: ReactNode }

/** Opens the device's own dialog for files. */
export function UploadButton({ onFiles, many, look, children = 'Upload' }: ButtonProps) {
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
        accept={mediaTypes.join(',')}
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
