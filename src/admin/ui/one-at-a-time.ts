/** A task that never runs beside itself: who asks for it meanwhile waits, and runs again afterwards. */
export function oneAtATime<Given>(task: (given?: Given) => Promise<void>): (given?: Given) => Promise<void> {
  let running: Promise<void> | undefined
  return async (given) => {
    while (running) await running
    running = task(given).finally(() => {
      running = undefined
    })
    await running
  }
}
