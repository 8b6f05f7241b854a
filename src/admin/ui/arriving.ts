/** Pauses before a file that did not arrive is asked for again, ms; those of public pages (B166). */
const pauses = [500, 2_000, 8_000]

/** Imports a part of the admin, and again where the line failed. @throws the last failure */
export async function arriving<Module>(load: () => Promise<Module>, tries = 0): Promise<Module> {
  try {
    return await load()
  } catch (error) {
    const pause = pauses[tries]
    if (pause === undefined) throw error
    await new Promise((resolve) => setTimeout(resolve, pause))
    return arriving(load, tries + 1)
  }
}

/** Whether an error says that a script did not arrive; browsers say so in words of their own. */
export function isNotArrived(error: unknown): boolean {
  return error instanceof TypeError && /dynamically imported module|importing a module script/i.test(error.message)
}
