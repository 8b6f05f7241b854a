/** An XMLHttpRequest that is under way until it is aborted, as in a browser: no `error`, no `load`. */
export class StuckRequest {
  upload = {}
  onabort?: () => void
  open() {}
  setRequestHeader() {}
  send() {}
  abort() {
    this.onabort?.()
  }
}
