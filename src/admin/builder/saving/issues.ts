import { createContext, useCallback, useContext, useEffect, useRef, useState } from 'react'
import { currentProps, upgradeFault } from '../../../sections/define/current-props.ts'
import { type FieldIssue, issuesOf } from '../../../sections/define/field-issues.ts'
import type { Section } from '../../../sections/define/section.ts'
import { sectionOf } from '../../../sections/registry.ts'
import type { PageDocument } from '../../../shared/content/pages/page-document.ts'
import { nameOf } from '../sections.ts'

/** Validation issues by section id. */
export type Issues = ReadonlyMap<string, FieldIssue[]>

const none: FieldIssue[] = []

const IssuesContext = createContext<Issues>(new Map())

export const IssuesProvider = IssuesContext.Provider

export function useIssues(sectionId: string): FieldIssue[] {
  return useContext(IssuesContext).get(sectionId) ?? none
}

const pause = 250

/**
 * Validates every section as publishing does, a moment after the last change. Unchanged sections are not
 * validated again.
 */
export function useDocumentIssues(begin: PageDocument): [Issues, (document: PageDocument) => void] {
  const [issues, setIssues] = useState<Issues>(() => check(begin))
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const checkLater = useCallback((document: PageDocument) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setIssues((before) => orSame(before, check(document))), pause)
  }, [])
  return [issues, checkLater]
}

function check(document: PageDocument): Issues {
  return new Map(
    document.sections.flatMap((placed) => {
      const issues = issuesOfSection(placed)
      return issues.length > 0 ? [[placed.id, issues] as const] : []
    }),
  )
}

function orSame(before: Issues, after: Issues): Issues {
  const same = before.size === after.size && [...after].every(([id, issues]) => before.get(id) === issues)
  return same ? before : after
}

/** A field to focus: a section id, and the path within its properties. */
export type Place = {
  id: string
  path: (string | number)[]
  /** Only scrolls the field into view, without moving focus. */
  quiet?: true
}

/** The first issue, with the name of its section. */
export function firstIssue({ sections }: PageDocument): (Place & { section: string; message: string }) | undefined {
  for (const placed of sections) {
    const [issue] = issuesOfSection(placed)
    if (issue) return { id: placed.id, section: nameOf(placed), ...issue }
  }
  return undefined
}

const checked = new WeakMap<object, FieldIssue[]>()

function issuesOfSection(placed: PageDocument['sections'][number]): FieldIssue[] {
  const known = checked.get(placed.props)
  if (known) return known
  const section = sectionOf(placed.type)
  const issues = section ? issuesIn(section, placed) : none
  checked.set(placed.props, issues)
  return issues
}

/** A section that could not be upgraded gets one issue with an empty path. */
export function issuesIn(
  section: Section,
  placed: Pick<PageDocument['sections'][number], 'v' | 'props'>,
): FieldIssue[] {
  const { props, failed } = currentProps(section, placed)
  return failed === undefined ? issuesOf(section.schema, props) : [{ path: [], message: upgradeFault }]
}
