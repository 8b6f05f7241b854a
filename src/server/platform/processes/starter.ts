/** `npm start` tells the server its own number by this; nobody else sets it. */
const variable = 'HAAT_STARTED_BY'
/** Between two looks at who started this process, ms. */
const pause = 500

/** The process that started this one and stands for it at the terminal; undefined where it stands for itself. */
export function starterOf(): number | undefined {
  return Number(process.env[variable]) || undefined
}

/** Calls back when the starter is gone without a word, as after kill -9: nobody would be left to stop this process by. */
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
