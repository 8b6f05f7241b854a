import { openRunFolder } from '../../support/run-folder.ts'

/** Removes everything the tests created, including servers and databases of an aborted test. */
export default function setup(): () => void {
  return openRunFolder().close
}
