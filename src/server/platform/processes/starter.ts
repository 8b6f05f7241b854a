/** Set by `npm start` only: its own process id. */
const variable = 'HAAT_STARTED_BY'
/** Interval of checking the starter, ms. */
const pause = 500

/** Id of the process that started this one and represents it at the terminal; undefined if there is none. */
export function starterOf(): number | undefined {
  return Number(process.env[variable]) || undefined
}

/**
 * Calls back when the starter has gone without notice, as after kill -9: this process could not be stopped from the terminal
 * otherwise.
 */
export function onStarterGone(then: () => void): void {
  const starter = starterOf()
  if (!starter) return
  const watching = setInterval(() => {
    if (process.ppid === starter) return
    clearInterval(watching)
    then()
  }, pause)
  watching.unref()
}
