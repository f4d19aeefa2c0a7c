import { useRoutes } from 'react-router'
import { routes } from './routes.ts'

export const App = () => useRoutes(routes)
