import { createContext, useCallback, useContext, useEffect, useRef, useState } from 'react'
import { currentProps, upgradeFault } from '../../../sections/define/current-props.ts'
import { type FieldIssue, issuesOf } from '../../../sections/define/field-issues.ts'
import type { Section } from '../../../sections/define/section.ts'
import { sectionOf } from '../../../sections/registry.ts'
import type { PageDocument } from '../../../shared/content/page-document.ts'

/** What should be corrected, by section id. */
export type Issues = ReadonlyMap<string, FieldIssue[]>

const none: FieldIssue[] = []

const IssuesContext = createContext<Issues>(new Map())

export const IssuesProvider = IssuesContext.Provider

export function useIssues(sectionId: string): FieldIssue[] {
  return useContext(IssuesContext).get(sectionId) ?? none
}

const pause = 250

/**
 * Checks every section as publishing will, a moment after the last change; what has not changed is not checked
 * again.
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

/** A field to go to: a section, and the path within its properties. */
export type Place = {
  id: string
  path: (string | number)[]
  /** It is brought into view, and the focus stays where it is. */
  quiet?: true
}

export function firstIssue(document: PageDocument): (Place & { message: string }) | undefined {
  for (const [id, [issue]] of check(document)) if (issue) return { id, ...issue }
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

/** One that could not be brought up to date is to be gone through as a whole: its path is empty. */
export function issuesIn(
  section: Section,
  placed: Pick<PageDocument['sections'][number], 'v' | 'props'>,
): FieldIssue[] {
  const { props, failed } = currentProps(section, placed)
  return failed === undefined ? issuesOf(section.schema, props) : [{ path: [], message: upgradeFault }]
}
