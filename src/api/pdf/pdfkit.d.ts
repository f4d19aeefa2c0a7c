/** What the drawing library takes for tagged tables and its types do not name yet. */
declare namespace PDFKit.Mixins {
  interface TableOptions {
    structParent?: PDFStructureElement
  }
  interface CellOptions {
    scope?: 'Row' | 'Column' | 'Both'
  }
}
