/**
 * A real server in front of the app: it takes the forms that are sent to /take/… itself, passes everything else on,
 * and keeps what it was asked, down to the raw body.
 */
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'

export interface Recorded {
  readonly method: string
  readonly url: string
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

export interface RecordingServer {
  readonly origin: string
  /** What was asked so far, of addresses that begin so. */
  readonly asked: (start: string) => Recorded[]
  readonly stop: () => Promise<void>
}

const answers: Record<string, { status: number; type: string; body: string }> = {
  '/take/200': { status: 200, type: 'application/json', body: '{"ok":true}' },
  '/take/422-path': {
    status: 422,
    type: 'application/json; charset=utf-8',
    body: '{"error":{"message":"this name is <b>taken</b>"}}',
  },
  '/take/422-none': { status: 422, type: 'application/json', body: '{"error":{"code":7}}' },
  '/take/500-text': { status: 500, type: 'text/plain', body: 'broken' },
  '/take/page': { status: 200, type: 'text/html', body: '<!doctype html><title>Taken</title><h1>Taken</h1>' },
}

export async function startRecording(target: string): Promise<RecordingServer> {
  const all: Recorded[] = []
  const server = createServer(async (incoming, response) => {
    const body = await buffer(incoming)
    const { method = '', url = '', headers } = incoming
    all.push({ method, url, headers, body: body.toString('latin1') })
    if (url.startsWith('/take/drop')) incoming.socket.destroy()
    else if (url.startsWith('/take/')) take(url, response)
    else passOn(target, incoming, body, response)
  })
  await new Promise<void>((ready) => server.listen(0, 'localhost', ready))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('the recording server has no port')
  return {
    origin: `http://localhost:${address.port}`,
    asked: (start) => all.filter(({ url }) => url.startsWith(start)),
    stop: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

function take(url: string, response: ServerResponse): void {
  const answer = answers[url.split('?')[0] ?? ''] ?? { status: 404, type: 'text/plain', body: 'unknown' }
  response.writeHead(answer.status, { 'content-type': answer.type }).end(answer.body)
}

function passOn(
  target: string,
  { method, url, headers }: IncomingMessage,
  body: Buffer,
  response: ServerResponse,
): void {
  const onward = request(new URL(url ?? '/', target), { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
  })
  onward.on('error', () => response.destroy())
  onward.end(body)
}
