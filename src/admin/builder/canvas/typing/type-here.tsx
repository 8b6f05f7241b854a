import { isWithin } from '../../../fields/issues.ts'
import { LazyPart, partOf } from '../../../ui/lazy-part.tsx'
import { useIssues } from '../../saving/issues.ts'
import { usePlaced } from '../../selection.ts'
import { TypeLine } from './type-line.tsx'
import type { TypeHereProps } from './typing.ts'

const typeRich = partOf(async () => (await import('./type-rich.tsx')).TypeRich)

type Props = Pick<TypeHereProps, 'typing' | 'commands' | 'onOpen' | 'onEnd'>

/** A text of the canvas while it is typed in. */
export function TypeHere({ typing, ...acts }: Props) {
  const placed = usePlaced().find(({ id }) => id === typing.id)
  const issues = useIssues(typing.id)
  if (!placed) return null
  const fault = issues.find(({ path }) => isWithin(typing.path, path))?.message
  const props = { typing, placed, fault, ...acts }
  if (typing.written.writing !== 'rich') return <TypeLine {...props} />
  return <LazyPart of={typeRich} with={props} />
}
