import { Play } from 'lucide-react'

export function PlayMark() {
  return (
    <span className="video-mark" aria-hidden>
      <Play size={30} strokeWidth={1.75} fill="currentColor" />
    </span>
  )
}
