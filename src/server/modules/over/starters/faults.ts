/** What is wrong in a document, and where. */
export type Fault = { path: PropertyKey[]; message: string }

export type Names = { has: (name: string) => boolean }

/** A fault when the document names something that there is not. */
export function faultOf(kind: string, name: string, known: Names, path: PropertyKey[]): Fault[] {
  return known.has(name) ? [] : [{ path, message: `There is no ${kind} "${name}".` }]
}

/** The same for a list of names. */
export function faultsOf(kind: string, names: string[], known: Names, path: PropertyKey[]): Fault[] {
  return names.flatMap((name, index) => faultOf(kind, name, known, [...path, index]))
}
