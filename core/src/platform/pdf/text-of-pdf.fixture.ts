import { decodePDFRawStream, PDFArray, PDFDocument, PDFRawStream } from '@cantoo/pdf-lib'

/** A PDF's texts, one to a line: the fonts are Windows-1252. */
export async function textOfPdf(bytes: Uint8Array): Promise<string> {
  const document = await PDFDocument.load(bytes)
  const decoder = new TextDecoder('windows-1252')
  const texts: string[] = []
  for (const page of document.getPages()) {
    const contents = page.node.Contents()
    const streams = contents instanceof PDFArray ? contents.asArray() : [contents]
    for (const reference of streams) {
      const stream = document.context.lookup(reference)
      if (!(stream instanceof PDFRawStream)) continue
      const operators = decoder.decode(decodePDFRawStream(stream).decode())
      for (const [, hex = ''] of operators.matchAll(/<([0-9A-Fa-f]+)> Tj/g))
        texts.push(
          decoder.decode(Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number(`0x${byte}`))),
        )
    }
  }
  return texts.join('\n')
}
