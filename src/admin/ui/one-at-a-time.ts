/** Serialises a task: a call during a run waits and runs it again afterwards. */
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
