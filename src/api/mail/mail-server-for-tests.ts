/** A mail server that keeps what it is given, or refuses as it is told. */
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface TestMailServer {
  readonly url: string
  /** Every letter as it came over the wire, head and body. */
  readonly received: readonly string[]
  readonly stop: () => Promise<void>
}

export async function startMailServer(refusal?: { readonly code: number }): Promise<TestMailServer> {
  const received: string[] = []
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: (_address, _session, done) =>
      done(refusal ? Object.assign(new Error('no'), { responseCode: refusal.code }) : null),
    onData: (stream, _session, done) => {
      let text = ''
      stream.setEncoding('utf8').on('data', (part: string) => {
        text += part
      })
      stream.on('end', () => {
        received.push(text)
        done()
      })
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
