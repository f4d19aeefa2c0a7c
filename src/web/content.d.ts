/** What the build makes of files that are no code; see scripts/vite-content.ts. */
declare module '*.md' {
  const document: import('./text/document.ts').Document
  export default document
}

declare module '*.json?plan' {
  const example: import('./how-it-works/example.ts').Example
  export default example
}
