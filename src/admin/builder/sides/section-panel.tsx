import { MousePointerClick } from 'lucide-react'
import { useCallback } from 'react'
import { sectionOf } from '../../../sections/registry.ts'
import { SectionForm } from '../../fields/section-form.tsx'
import { currentProps } from '../canvas/current-props.ts'
import { type Commands, usePlaced, useSelected } from '../commands.ts'
import { useIssues } from '../saving/issues.ts'
import { SectionMenu } from '../section-menu.tsx'
import { kindOf, nameOf } from '../sections.ts'
import { WhenFields } from './when-fields.tsx'

/** The fields of the section that is chosen, made from its schema. */
export function SectionPanel({ commands }: { commands: Commands }) {
  const selected = useSelected()
  const placed = usePlaced()
  if (!selected) {
    return (
      <div className="grid place-items-center px-8 py-16 text-center text-ink-soft">
        <MousePointerClick className="size-7" strokeWidth={1.5} aria-hidden />
        <p className="mt-3 text-sm">Press a section on the page to change what is in it.</p>
      </div>
    )
  }
  const index = placed.findIndex(({ id }) => id === selected.id)
  const name = nameOf(selected)
  const kind = kindOf(selected)
  return (
    <section aria-label={`Fields of ${name}`}>
      <header className="sticky top-0 z-10 flex items-center gap-2 border-b border-line bg-ground py-1.5 pr-2 pl-4">
        <div className="min-w-0 flex-1 leading-tight">
          <h2 className="truncate text-base">{name}</h2>
          {name !== kind && <p className="truncate text-xs text-ink-soft">{kind}</p>}
        </div>
        <SectionMenu placed={selected} index={index} count={placed.length} commands={commands} />
      </header>
      <Form key={selected.id} commands={commands} />
    </section>
  )
}

function Form({ commands }: { commands: Commands }) {
  const selected = useSelected()
  const issues = useIssues(selected?.id ?? '')
  const change = useCallback(
    (props: Record<string, unknown>) => {
      const section = selected && sectionOf(selected.type)
      if (section) commands.change({ ...selected, v: section.version, props })
    },
    [commands, selected],
  )
  const section = selected && sectionOf(selected.type)
  if (!selected) return null
  if (!section)
    return (
      <p className="p-4 text-sm text-ink-soft">
        This site has no section of the kind “{selected.type}”. It is kept as it is, and visitors do not see it.
      </p>
    )
  return (
    <>
      <SectionForm
        schema={section.schema}
        value={currentProps(section, selected) as Record<string, unknown>}
        onChange={change}
        issues={issues}
      />
      <WhenFields placed={selected} commands={commands} />
    </>
  )
}
