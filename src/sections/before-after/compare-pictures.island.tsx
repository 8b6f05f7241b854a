import { MoveHorizontal } from 'lucide'
import { useRef, useState } from 'react'
import { t } from '../../shared/words.ts'
import { LineIcon } from '../../ui/line-icon.tsx'

type Props = { before: string; after: string }

/** The divider between two pictures: a range that is dragged, pressed or moved by arrow keys. */
export default function ComparePictures({ before, after }: Props) {
  const here = useRef<HTMLInputElement>(null)
  const [at, setAt] = useState(50)
  const move = (value: number) => {
    setAt(value)
    here.current?.closest<HTMLElement>('.compare')?.style.setProperty('--at', `${value}%`)
  }
  return (
    <>
      <input
        ref={here}
        type="range"
        min={0}
        max={100}
        value={at}
        aria-label={t('Divider between “{before}” and “{after}”', { before, after })}
        aria-valuetext={`${at} % “${before}”`}
        onChange={({ target }) => move(Number(target.value))}
      />
      <span className="compare-divider" aria-hidden>
        <span>
          <LineIcon of={MoveHorizontal} size={20} />
        </span>
      </span>
    </>
  )
}
