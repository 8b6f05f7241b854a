/** A fault in a document, with its path. */
export type Fault = { path: PropertyKey[]; message: string }

export type Names = { has: (name: string) => boolean }

/** A fault if the document refers to an unknown name. */
export function faultOf(kind: string, name: string, known: Names, path: PropertyKey[]): Fault[] {
  return known.has(name) ? [] : [{ path, message: `There is no ${kind} "${name}".` }]
}

/** Like `faultOf`, for a list of names. */
export function faultsOf(kind: string, names: string[], known: Names, path: PropertyKey[]): Fault[] {
  return names.flatMap((name, index) => faultOf(kind, name, known, [...path, index]))
}
