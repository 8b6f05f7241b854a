import { Play } from 'lucide'
import { LineIcon } from '../../ui/line-icon.tsx'

export function PlayMark() {
  return (
    <span className="video-mark" aria-hidden>
      <LineIcon of={Play} size={30} strokeWidth={1.75} fill="currentColor" />
    </span>
  )
}
