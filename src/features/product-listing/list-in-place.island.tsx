import { useRef } from 'react'
import { createPortal } from 'react-dom'
import { t } from '../../shared/words.ts'
import { LoadFault } from '../../ui/load-fault.tsx'
import type { Arrangement } from './arrangement.ts'
import { CardSkeletons } from './card-skeletons.tsx'
import { useList } from './use-list.ts'

type Props = {
  /** How many products a page of the list has. */
  cards: number
  arrangement: Arrangement
}

/**
 * Shows another page, filter or sort of a list without leaving its page (T13): bars until it is there, and the list before with an
 * error if it does not come. Without script each of them is a link.
 */
export default function ListInPlace({ cards, arrangement }: Props) {
  const own = useRef<HTMLParagraphElement>(null)
  const { state, retry } = useList(own)
  return (
    <>
      <p ref={own} role="status" className="sr-only">
        {state.is === 'loading' ? t('Loading products') : state.is === 'loaded' && state.count}
      </p>
      {state.is === 'loading' && createPortal(<CardSkeletons {...{ cards, arrangement }} />, state.place)}
      {state.is === 'failed' &&
        createPortal(<LoadFault text={t('The products could not be loaded.')} retry={retry} />, state.place)}
    </>
  )
}
