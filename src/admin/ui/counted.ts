/** Subject of a message: `Comment`, `3 comments`. */
export function counted(count: number, thing: string): string {
  return count === 1 ? thing.charAt(0).toUpperCase() + thing.slice(1) : `${count} ${thing}s`
}
