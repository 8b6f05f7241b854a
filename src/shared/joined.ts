type NameIn<Part> = Part extends unknown ? keyof Part : never

type Joined<Part> = {
  readonly [Name in NameIn<Part>]: Part extends Readonly<Record<Name, infer Value>> ? Value : never
}

/** Names that several of the parts have. */
type Twice<Parts, Seen = never, Found = never> = Parts extends readonly [infer Part, ...infer Rest]
  ? Twice<Rest, Seen | keyof Part, Found | (keyof Part & Seen)>
  : Found

type Distinct<Parts> = [Twice<Parts>] extends [never] ? unknown : { twice: Twice<Parts> }

/** Records as one, sorted by name. A name that two of them have does not compile. */
export function joined<const Parts extends readonly object[]>(parts: Parts & Distinct<Parts>): Joined<Parts[number]> {
  const entries = parts.flatMap((part) => Object.entries(part)).sort(([one], [other]) => (one < other ? -1 : 1))
  return Object.assign({}, ...entries.map(([name, value]) => ({ [name]: value })))
}
