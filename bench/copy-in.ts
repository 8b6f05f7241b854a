import type pg from 'pg'

/** The part of a connection of `pg` that `COPY` speaks with; its types leave it out. */
type Connection = {
  query: (text: string) => void
  sendCopyFromChunk: (chunk: Buffer) => void
  endCopyFrom: () => void
}

const pieceBytes = 64 * 1024

/** Runs `COPY … FROM STDIN` with these lines. */
export function copyIn(client: pg.Client, text: string, lines: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    let failure: Error | undefined
    const query = {
      submit: (connection: Connection) => connection.query(text),
      handleCopyInResponse(connection: Connection) {
        for (let at = 0; at < lines.length; at += pieceBytes)
          connection.sendCopyFromChunk(lines.subarray(at, at + pieceBytes))
        connection.endCopyFrom()
      },
      handleRowDescription() {},
      handleCommandComplete() {},
      handleError(error: Error) {
        failure = error
      },
      handleReadyForQuery: () => (failure ? reject(failure) : resolve()),
    }
    client.query(query as unknown as pg.Submittable)
  })
}
