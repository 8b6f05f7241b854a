import { openRunFolder } from '../../support/run-folder.ts'

/** What the tests make goes with the run: data, servers and their databases, also those of a test that broke off. */
export default function setup(): () => void {
  return openRunFolder().close
}
