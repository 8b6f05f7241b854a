import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { isOfLibrary } from './library.ts'
import { UploadList } from './upload-list.tsx'
import { useAllUploads, usePlacesShown } from './use-uploads.ts'

/** Minimum interval between refetches of the library during uploads, ms. */
const pause = 1_000

/** Shows uploads of screens that were left, and handles what all uploads need. */
export function UploadTray() {
  const all = useAllUploads()
  const places = usePlacesShown().split(' ')
  const isOpen = all.some(({ state }) => state === 'queued' || state === 'sending')
  useFreshLibrary(all.filter(({ state }) => state === 'done').length)
  useStay(isOpen)
  const elsewhere = all.filter(({ place }) => !places.includes(String(place)))
  if (elsewhere.length === 0) return null
  return (
    <div className="fixed right-3 bottom-3 z-30 w-[min(24rem,calc(100vw-1.5rem))] shadow-raised">
      <UploadList uploads={elsewhere} className="" />
    </div>
  )
}

function useFreshLibrary(done: number): void {
  const queries = useQueryClient()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    if (done === 0 || timer.current !== undefined) return
    timer.current = setTimeout(() => {
      timer.current = undefined
      void queries.invalidateQueries({ predicate: isOfLibrary })
    }, pause)
  }, [done, queries])
}

/** Asks for confirmation before the tab closes during uploads. */
function useStay(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isOpen])
}
