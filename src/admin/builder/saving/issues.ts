import { createContext, useContext, useMemo } from 'react'
import type { PageDocument } from '../../../sections/define/document.ts'
import { sectionOf } from '../../../sections/registry.ts'
import { currentProps } from '../canvas/current-props.ts'

/** Something about a section that its owner should mend; `path` leads to the field within its properties. */
export type Issue = { path: (string | number)[]; message: string }

/** Issues by section id. */
export type Issues = ReadonlyMap<string, Issue[]>

const none: Issue[] = []

const IssuesContext = createContext<Issues>(new Map())

export const IssuesProvider = IssuesContext.Provider

export function useIssues(sectionId: string): Issue[] {
  return useContext(IssuesContext).get(sectionId) ?? none
}

export function useAllIssues(): Issues {
  return useContext(IssuesContext)
}

/** Checks every section as publishing will. A section that has not changed since is not checked again. */
export function useDocumentIssues(document: PageDocument): Issues {
  return useMemo(
    () =>
      new Map(
        document.sections.flatMap((placed) => {
          const issues = issuesOf(placed)
          return issues.length > 0 ? [[placed.id, issues] as const] : []
        }),
      ),
    [document],
  )
}

const checked = new WeakMap<object, Issue[]>()

function issuesOf(placed: PageDocument['sections'][number]): Issue[] {
  const known = checked.get(placed.props)
  if (known) return known
  const section = sectionOf(placed.type)
  const parsed = section?.schema.safeParse(currentProps(section, placed))
  const issues =
    parsed && !parsed.success
      ? parsed.error.issues.map(({ path, message }) => ({
          path: path.map((part) => (typeof part === 'number' ? part : String(part))),
          message,
        }))
      : none
  checked.set(placed.props, issues)
  return issues
}
