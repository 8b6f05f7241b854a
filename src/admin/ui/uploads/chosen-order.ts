/** The place of a finished upload in a list of ids. */
export type PlaceAmong = (ids: readonly string[]) => number

/**
 * The place among `ids` of the file with this key, in the order in which files were chosen, which is not the order in which they
 * finish: after the last that was chosen before it, else before the first that was chosen after it, else the end. What the user
 * has moved meanwhile stays where it is.
 * @param keys of the uploads that have finished, rising in the order of choice, by the id of their file
 */
export function placeInChosenOrder(keys: ReadonlyMap<string, number>, key: number, ids: readonly string[]): number {
  const chosen = ids.map((id) => keys.get(id))
  const before = chosen.findLastIndex((other) => other !== undefined && other < key)
  if (before >= 0) return before + 1
  const after = chosen.findIndex((other) => other !== undefined && other > key)
  return after >= 0 ? after : ids.length
}
