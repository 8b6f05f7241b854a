import { refusal } from '../refusal.ts'

const megabyte = 1024 * 1024

/** What one body holds of the room. */
export type BodyPlace = {
  /** @throws Refusal `server.busy` when there is no room for so many bytes more */
  take: (bytes: number) => void
  /** Gives back all that was taken. */
  leave: () => void
}

export type BodyRoom = { enter: (machine: string) => BodyPlace }

/**
 * The memory that bodies under way may hold in this process, from their first byte until they are answered. Many who send
 * slowly, or never finish, are refused before they hold more; half of it is the most that one machine gets.
 * @param most bytes
 */
export function openBodyRoom(most = 64 * megabyte): BodyRoom {
  const mostOfOne = most / 2
  const heldBy = new Map<string, number>()
  let held = 0
  return {
    enter(machine) {
      let own = 0
      return {
        take(bytes) {
          const ofMachine = (heldBy.get(machine) ?? 0) + bytes
          if (held + bytes > most || ofMachine > mostOfOne) throw refusal('server.busy')
          held += bytes
          own += bytes
          heldBy.set(machine, ofMachine)
        },
        leave() {
          const left = (heldBy.get(machine) ?? 0) - own
          held -= own
          own = 0
          if (left > 0) heldBy.set(machine, left)
          else heldBy.delete(machine)
        },
      }
    },
  }
}
