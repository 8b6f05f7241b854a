/**
 * A function that computes once for each object, found again by its identity and for as long as the object is. Whatever is given to
 * it must never be mutated: a changed object has to be a new one, as documents and settings read from the database are.
 */
export function perObject<Of extends object, Made extends object | string>(make: (of: Of) => Made): (of: Of) => Made {
  const made = new WeakMap<Of, Made>()
  return (of) => {
    const before = made.get(of)
    if (before !== undefined) return before
    const now = make(of)
    made.set(of, now)
    return now
  }
}
