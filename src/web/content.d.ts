/** What the build makes of files that are no code; see scripts/vite-content.ts. */
declare module '*.md' {
  const document: import('./text/document.ts').Document
  export default document
}
