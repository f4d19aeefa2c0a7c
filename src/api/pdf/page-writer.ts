/**
 * Writes a tagged document down the page: each piece takes the room it needs, goes to the next page when there is
 * none, and says to a screen reader what it is. It knows paper, not plans.
 */
import PDFDocument from 'pdfkit'
import { drawable, type FontName, fonts } from './fonts.ts'
import { ink } from './ink.ts'

/** Letter paper; points of 1/72 inch. */
const margin = 54
const headerRoom = 22
const footerRoom = 30

export interface Style {
  readonly font?: FontName
  readonly size?: number
  readonly color?: string
  /** Space below. */
  readonly after?: number
}

export interface Column {
  readonly label: string
  readonly numeric: boolean
  /** How many parts of the width it takes. */
  readonly parts: number
}

export type Pdf = InstanceType<typeof PDFDocument>

export interface PageWriter {
  readonly width: number
  heading(level: 1 | 2 | 3, text: string): void
  paragraph(text: string, style?: Style): void
  /** Each item has a first line in bold and lines below it. */
  list(items: readonly ListItem[]): void
  table(columns: readonly Column[], rows: readonly (readonly string[])[]): void
  /** A drawing, described in one sentence; `draw` has its origin at the top left. */
  drawing(alternative: string, height: number, draw: (pdf: Pdf) => void): void
  space(points: number): void
  /** Header and footer on every page, then the whole file. */
  finish(frame: Frame): Promise<Buffer>
}

export interface ListItem {
  readonly mark: string
  readonly markColor?: string
  readonly title: string
  readonly lines: readonly (string | { readonly label: string; readonly url: string })[]
}

export interface Frame {
  readonly headerLeft: string
  readonly headerRight: string
  readonly footer: string
}

const headingLooks = {
  1: { font: 'headline', size: 22, before: 4, after: 4 },
  2: { font: 'headline', size: 14, before: 14, after: 4 },
  3: { font: 'bold', size: 10.5, before: 8, after: 3 },
} as const

export function openPages(info: { title: string; createdAt: Date }): PageWriter {
  const pdf = new PDFDocument({
    size: 'LETTER',
    margins: { top: margin + headerRoom, bottom: margin + footerRoom, left: margin, right: margin },
    tagged: true,
    pdfVersion: '1.7',
    lang: 'en-US',
    displayTitle: true,
    bufferPages: true,
    font: '',
    info: { Title: drawable(info.title), Creator: 'Hearth', CreationDate: info.createdAt },
  })
  for (const [name, file] of Object.entries(fonts)) pdf.registerFont(name, file)
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const whole = new Promise<Buffer>((resolve, reject) => {
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
  })

  const root = pdf.struct('Document')
  pdf.addStructure(root)
  const width = pdf.page.width - 2 * margin
  const use = ({ font = 'body', size = 9.5, color = ink.text }: Style) =>
    pdf.font(font).fontSize(size).fillColor(color)
  const room = () => pdf.page.maxY() - pdf.y
  /** A new page forgets the colour, so the look is set once there is room. */
  const make = (height: number, style?: Style) => {
    if (room() < height) pdf.addPage()
    pdf.x = margin
    if (style !== undefined) use(style)
  }
  const write = (text: string, x = margin, rest = width) => {
    pdf.text(drawable(text), x, pdf.y, { width: rest, lineGap: 1.5 })
  }

  const paragraph = (text: string, style: Style = {}) => {
    use(style)
    make(pdf.currentLineHeight() * 2, style)
    root.add(pdf.struct('P', {}, () => write(text)))
    pdf.y += style.after ?? 4
  }

  const item = (parent: PDFKit.PDFStructureElement, { mark, markColor, title, lines }: ListItem) => {
    const indent = 24
    const rest = width - indent
    use({ font: 'bold' })
    const lead = pdf.heightOfString(drawable(title), { width: rest, lineGap: 1.5 })
    make(lead + 14)
    const line = pdf.struct('LI')
    const body = pdf.struct('LBody')
    parent.add(line)
    line.add(
      pdf.struct('Lbl', {}, () => {
        const { y } = pdf
        use({ font: 'bold', color: markColor ?? ink.brand })
        write(mark, margin, indent)
        pdf.y = y
      }),
    )
    line.add(body)
    body.add(
      pdf.struct('P', {}, () => {
        use({ font: 'bold' })
        write(title, margin + indent, rest)
      }),
    )
    for (const text of lines)
      body.add(
        typeof text === 'string'
          ? pdf.struct('P', {}, () => {
              use({ size: 9, color: ink.quiet })
              write(text, margin + indent, rest)
            })
          : link(text, margin + indent, rest),
      )
    line.end()
    pdf.y += 5
  }

  const link = ({ label, url }: { label: string; url: string }, x: number, rest: number) =>
    pdf.struct('Link', {}, () => {
      use({ size: 9, color: ink.link })
      pdf.text(drawable(`${label}: ${url}`), x, pdf.y, { width: rest, link: url, underline: false })
    })

  return {
    width,
    paragraph,
    heading(level, text) {
      const { font, size, before, after } = headingLooks[level]
      const look = { font, size, color: level === 2 ? ink.brand : ink.text }
      use(look)
      pdf.y += before
      // A heading never stands alone at the foot of a page.
      make(pdf.heightOfString(drawable(text), { width }) + 56, look)
      root.add(pdf.struct(`H${level}`, {}, () => write(text)))
      pdf.y += after
    },
    list(items) {
      const list = pdf.struct('L')
      root.add(list)
      for (const one of items) item(list, one)
      list.end()
    },
    table(columns, rows) {
      use({ size: 8.5 })
      make(48)
      const parts = columns.reduce((sum, column) => sum + column.parts, 0)
      const align = columns.map(({ numeric }) => (numeric ? ('right' as const) : ('left' as const)))
      const cell = (type: 'TH' | 'TD', text: string, index: number) => ({
        type,
        ...(type === 'TH' && { scope: 'Column' as const, font: { src: 'bold' } }),
        text: drawable(text),
        align: { x: align[index] ?? ('left' as const), y: 'top' as const },
      })
      pdf.table({
        structParent: root,
        maxWidth: width,
        columnStyles: columns.map((column) => ({ width: (width * column.parts) / parts })),
        rowStyles: (row) => ({
          border: [row === 0 ? 0 : 0.5, 0, 0, 0],
          borderColor: ink.rule,
          padding: [3, 4],
          ...(row === 0 && { backgroundColor: ink.ground }),
        }),
        data: [
          columns.map(({ label }, index) => cell('TH', label, index)),
          ...rows.map((row) => row.map((text, index) => cell('TD', text, index))),
        ],
      })
      pdf.x = margin
      pdf.y += 8
    },
    drawing(alternative, height, draw) {
      make(height)
      const top = pdf.y
      root.add(
        pdf.struct('Figure', { alt: drawable(alternative) }, () => {
          pdf.save().translate(margin, top)
          draw(pdf)
          pdf.restore()
        }),
      )
      pdf.x = margin
      pdf.y = top + height + 6
    },
    space(points) {
      pdf.y += points
    },
    async finish(frame) {
      root.end()
      const { start, count } = pdf.bufferedPageRange()
      for (let index = 0; index < count; index += 1) {
        pdf.switchToPage(start + index)
        drawFrame(pdf, frame, `Page ${index + 1} of ${count}`)
      }
      pdf.end()
      return whole
    },
  }
}

/** What stands on every page is no part of the text that is read aloud. */
function drawFrame(pdf: Pdf, frame: Frame, pageWords: string): void {
  const { width, height } = pdf.page
  const rest = width - 2 * margin
  // Below its margin a page takes no text.
  pdf.page.margins.bottom = 0
  pdf.markContent('Artifact', { type: 'Pagination' })
  const line = (y: number) =>
    pdf
      .moveTo(margin, y)
      .lineTo(width - margin, y)
      .lineWidth(0.5)
      .strokeColor(ink.rule)
      .stroke()
  drawHearth(pdf, margin, margin - 6)
  pdf
    .font('bold')
    .fontSize(9)
    .fillColor(ink.brand)
    .text(drawable(frame.headerLeft), margin + 20, margin - 1, { width: rest })
  pdf.font('body').fontSize(8).fillColor(ink.meta)
  pdf.text(drawable(frame.headerRight), margin, margin - 1, { width: rest, align: 'right' })
  line(margin + 14)
  line(height - margin - 14)
  pdf.text(drawable(frame.footer), margin, height - margin - 8, { width: rest - 80 })
  pdf.text(pageWords, margin, height - margin - 8, { width: rest, align: 'right' })
  pdf.endMarkedContent()
}

/** The mark of the product, 15 points wide. */
function drawHearth(pdf: Pdf, x: number, y: number): void {
  pdf
    .save()
    .translate(x, y)
    .scale(15 / 32)
  pdf.roundedRect(0, 0, 32, 32, 8).fill(ink.brand)
  pdf.path('M7 16.5 16 8l9 8.5M10.5 14v10h11V14').lineWidth(2.4).strokeColor('#f9fdfb').stroke()
  pdf
    .path('M16 23c-2 0-3-1.3-3-2.8 0-1.9 2-2.6 2.4-4.7 1.9 1 3.6 2.7 3.6 4.7C19 21.7 18 23 16 23Z')
    .fill(ink.flame)
  pdf.restore()
}
