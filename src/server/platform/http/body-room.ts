import { refusal } from '../refusal.ts'

const megabyte = 1024 * 1024

/** One request body's share of the room. */
export type BodyPlace = {
  /** @throws Refusal `server.busy` if there is no room for this many more bytes */
  take: (bytes: number) => void
  /** Returns everything taken. */
  leave: () => void
}

export type BodyRoom = { enter: (machine: string) => BodyPlace }

/**
 * Limits the memory that request bodies hold in this process, from their first byte until the reply. Many slow or endless
 * senders are refused before they fill it; one machine gets at most half.
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
