import type { Socket } from 'node:net'
import { refusalBody } from './errors.ts'

/** Bytes that are no HTTP never become a request; they are answered on the bare connection, and it is closed. */
export function refuseMalformedHttp(error: Error, socket: Socket): void {
  if (!socket.writable || ('code' in error && error.code === 'ECONNRESET')) {
    socket.destroy()
    return
  }
  const late = 'code' in error && error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
  const body = JSON.stringify(refusalBody('invalid_request'))
  socket.end(
    `HTTP/1.1 ${late ? '408 Request Timeout' : '400 Bad Request'}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
  )
}
