import { MousePointerClick } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { sectionOf } from '../../../sections/registry.ts'
import type { PlacedSection } from '../../../shared/content/pages/page-document.ts'
import { SectionForm } from '../../fields/section-form.tsx'
import { useCanvas } from '../canvas/canvas-info.tsx'
import type { Commands } from '../commands.ts'
import { useMayEdit } from '../editing.ts'
import { useParts } from '../parts.ts'
import { type Place, useIssues } from '../saving/issues.ts'
import { SectionMenu } from '../section-menu.tsx'
import { kindOf, nameOf } from '../sections.ts'
import { useCount, useSelected } from '../selection.ts'
import { useTyped } from '../use-typed.ts'
import { PartPanel } from './part-panel.tsx'
import { WhenFields } from './when-fields.tsx'

/** The fields of the section that is chosen, made from its schema. */
export function SectionPanel({ commands, focus }: { commands: Commands; focus: Place | undefined }) {
  const selected = useSelected()
  const count = useCount()
  const panel = useRef<HTMLElement>(null)
  const id = selected?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: another section begins at its top, however far the last one was scrolled
  useLayoutEffect(() => void panel.current?.parentElement?.scrollTo({ top: 0 }), [id])
  const { chosen } = useParts()
  const { before, after } = useCanvas().frame
  const part = [...before, ...after].find(({ _id }) => _id === chosen)
  if (!selected && part) return <PartPanel part={part} />
  if (!selected) {
    return (
      <div className="grid place-items-center px-8 py-16 text-center text-ink-soft">
        <MousePointerClick className="size-7" strokeWidth={1.5} aria-hidden />
        <p className="mt-3 text-sm text-balance">
          {count === 0 ? 'Add a section, and its fields appear here.' : 'Select a section on the page to edit it.'}
        </p>
      </div>
    )
  }
  const name = nameOf(selected)
  const kind = kindOf(selected)
  return (
    <section ref={panel} aria-label={`Fields of ${name}`}>
      <header className="sticky top-0 z-10 flex items-center gap-2 border-b border-line bg-ground py-1.5 pr-2 pl-4">
        <div className="min-w-0 flex-1 leading-tight">
          <h2 className="truncate text-base">{name}</h2>
          {name !== kind && <p className="truncate text-xs text-ink-soft">{kind}</p>}
        </div>
        <SectionMenu placed={selected} commands={commands} />
      </header>
      <Form
        key={selected.id}
        selected={selected}
        commands={commands}
        focus={focus?.id === selected.id ? focus : undefined}
      />
    </section>
  )
}

type FormProps = { selected: PlacedSection; commands: Commands; focus: Place | undefined }

function Form({ selected, commands, focus }: FormProps) {
  const issues = useIssues(selected.id)
  const { themeCss, schemes } = useCanvas()
  const section = sectionOf(selected.type)
  const mayEdit = useMayEdit()
  const [value, setValue] = useTyped(selected, commands)
  if (!section)
    return (
      <p className="p-4 text-sm text-ink-soft">
        This site has no section of type “{selected.type}”. It is kept unchanged and hidden from visitors.
      </p>
    )
  return (
    <>
      {issues
        .filter(({ path }) => path.length === 0)
        .map(({ message }) => (
          <p key={message} role="alert" className="m-4 mb-0 rounded border border-line p-3 text-sm text-danger">
            {message}
          </p>
        ))}
      <fieldset disabled={!mayEdit} className="min-w-0">
        <SectionForm
          schema={section.schema}
          value={value}
          onChange={setValue}
          issues={issues}
          themeCss={themeCss}
          schemes={schemes}
          focus={focus?.path}
          quiet={focus?.quiet}
          readOnly={!mayEdit}
        />
        <WhenFields placed={selected} commands={commands} />
      </fieldset>
    </>
  )
}
