import { lazy, Suspense } from 'react'
import type { PlacedSection } from '../../../../shared/content/page-document.ts'
import { isWithin } from '../../../fields/issues.ts'
import type { Commands } from '../../commands.ts'
import { useIssues } from '../../saving/issues.ts'
import { usePlaced } from '../../selection.ts'
import { TypeLine } from './type-line.tsx'
import type { Typing } from './typing.ts'

const TypeRich = lazy(async () => ({ default: (await import('./type-rich.tsx')).TypeRich }))

export type TypeHereProps = {
  typing: Typing
  placed: PlacedSection
  commands: Commands
  /** Why what is typed may not be published, as its field says it. */
  fault: string | undefined
  /** What closes it, so that the section is as it was drawn before it is drawn anew. */
  onOpen: (close: () => void) => void
  onEnd: () => void
}

type Props = Pick<TypeHereProps, 'typing' | 'commands' | 'onOpen' | 'onEnd'>

/** A text of the canvas while it is typed in. */
export function TypeHere({ typing, ...acts }: Props) {
  const placed = usePlaced().find(({ id }) => id === typing.id)
  const issues = useIssues(typing.id)
  if (!placed) return null
  const fault = issues.find(({ path }) => isWithin(typing.path, path))?.message
  const props = { typing, placed, fault, ...acts }
  if (typing.written.writing !== 'rich') return <TypeLine {...props} />
  return (
    <Suspense fallback={null}>
      <TypeRich {...props} />
    </Suspense>
  )
}
