import './node-24.ts'
import { createServer } from 'vite'
import { root } from './stages.ts'

// The pages with reload on change; calls to the API go to the server that dev.ts started beside this one.

const port = Number(process.env.PORT)
const api = `http://localhost:${process.env.API_PORT}`
const paths = ['/api', '/livez', '/readyz']

// The API compares Origin with Host, so the proxy hands the visitor's own Host on.
const toApi = { target: api, changeOrigin: false }

const server = await createServer({
  root,
  server: { port, strictPort: true, proxy: Object.fromEntries(paths.map((path) => [path, toApi])) },
})
await server.listen()
console.log(`Open http://localhost:${port}; it reloads on change`)

process.once('SIGTERM', () => void server.close().then(() => process.exit(0)))
