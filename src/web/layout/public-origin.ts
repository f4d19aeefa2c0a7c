/** Where the public finds this copy, for the addresses that search engines and previews are told. */
export const publicOrigin: string = (import.meta.env.VITE_PUBLIC_ORIGIN || 'http://localhost:3000').replace(
  /\/+$/,
  '',
)
